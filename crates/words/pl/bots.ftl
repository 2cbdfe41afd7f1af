# Boty: ich poziomy, podpowiedzi i powody ruchów.

bot-random = na chybił trafił (0)
bot-random-about = gra jakikolwiek dozwolony ruch: dobry na pierwsze kroki
bot-level1 = uczeń (1)
bot-level1-about = patrzy jeden ruch naprzód i nie zawsze wybiera najlepszy; gra od razu
bot-level2 = pisarz (2)
bot-level2-about = wybiera ruch, po którym od razu stoi najlepiej, i nie planuje dalej; gra od razu
bot-level3 = kupiec (3)
bot-level3-about = planuje przez mgnienie oka, jedną dwudziestą sekundy
bot-level4 = kapłan (4)
bot-level4-about = planuje najwyżej pół sekundy
bot-level5 = wódz (5)
bot-level5-about = planuje najwyżej trzy sekundy
bot-level6 = król (6)
bot-level6-about = planuje najwyżej piętnaście sekund na wszystkich rdzeniach serwera

# Stoły sprzed wprowadzenia poziomów mają bota o tej nazwie.
bot-greedy = { bot-level2 }

bot-why = dlaczego?
bot-why-better = { $who }: { $what } – lepiej
bot-why-worse = { $who }: { $what } – gorzej
bot-why-others = pozostali
bot-why-nothing = Nie zmienia niczego, co bot bierze pod uwagę.
