import type { Category } from './categories.ts'

/** Names or words between commas, for each category; in lower case and without accents. `*` stands for any ending. */
export type WordLists = Partial<Record<Category, string>>

/** Names of merchants in Spain, France, the United Kingdom and of those found everywhere. */
export const brands: WordLists = {
  utilities: `
    endesa, iberdrola, naturgy, repsol luz, repsol electricidad, holaluz, octopus energy, totalenergies clientes,
    canal isabel ii, emivasa, aguas de valencia, aigues de barcelona, agbar, emasesa, edf, engie, eni gas, ekwateur,
    veolia, suez eau, saur, british gas, eon next, e on, scottish power, scottishpower, ovo energy, edf energy,
    thames water, severn trent, anglian water, united utilities`,
  telecom: `
    movistar, telefonica, vodafone, orange, yoigo, masmovil, pepephone, lowi, digi, digi spain, jazztel, simyo, o2,
    sfr, bouygues telecom, free mobile, free telecom, free haut debit, sosh, red by sfr, bt group, ee limited,
    giffgaff, virgin media, sky digital, talktalk, three, tesco mobile, voxi`,
  groceries: `
    mercadona, carrefour, lidl, aldi, consum, eroski, alcampo, hipercor, bonarea, bon preu, caprabo, ahorramas,
    gadis, froiz, supersol, coviran, spar, ametller, hiperdino, masymas, leclerc, e leclerc, intermarche, auchan,
    monoprix, franprix, super u, hyper u, u express, picard, biocoop, grand frais, naturalia, cora, tesco,
    sainsbury*, asda, morrisons, waitrose, ocado, co op, coop, marks&spencer food, m&s simply food, iceland foods,
    budgens, supermercados dia, dia tienda, casino supermarche`,
  restaurants: `
    mcdonalds, burger king, kfc, telepizza, dominos, dominos pizza, vips, goiko, starbucks, foster hollywood,
    montaditos, glovo, uber eats, ubereats, just eat, deliveroo, five guys, subway, paul boulangerie, brioche doree,
    buffalo grill, pret a manger, pret, greggs, costa coffee, nandos, wagamama, pizza express, caffe nero,
    wetherspoon, quick restaurant`,
  transport: `
    renfe, metrovalencia, emt valencia, emt madrid, metro de madrid, tmb, fgv, alsa, cabify, uber, uber trip, bolt,
    freenow, repsol, cepsa, galp, petroprix, plenoil, ballenoil, shell, bp, esso, totalenergies, autopistas, via t,
    easypark, blablacar, sncf, sncf connect, ratp, navigo, keolis, vinci autoroutes, sanef, aprr, avia, tfl,
    tfl travel, trainline, national rail, lner, gwr, avanti west coast, northern rail, stagecoach, arriva, ringgo,
    dvla, halfords`,
  health: `
    quironsalud, vitaldent, general optica, doctolib, afflelou, boots, superdrug, specsavers, lloyds pharmacy, nhs`,
  insurance: `
    mapfre, mutua madrilena, linea directa, allianz, axa, generali, ocaso, santalucia, catalana occidente, pelayo,
    zurich, sanitas, adeslas, asisa, dkv, harmonie mutuelle, malakoff humanis, mgen, alan assurance, bupa, maif,
    macif, matmut, gmf, groupama, maaf, aviva, admiral, direct line, churchill, lv insurance, hastings direct`,
  subscriptions: `
    netflix, spotify, disney plus, disneyplus, hbo max, hbomax, max com, filmin, dazn, amazon prime, prime video,
    youtube premium, youtubepremium, icloud, apple com bill, apple bill, google one, google storage, microsoft,
    openai, chatgpt, dropbox, adobe, audible, kindle unlimited, movistar plus, canal plus, deezer, le monde, now tv,
    bbc, tv licence, tv licensing, playstation network, xbox, nintendo, github, notion, patreon, el pais,
    the guardian`,
  shopping: `
    amazon, amzn, amzn mktp, aliexpress, shein, temu, zalando, el corte ingles, ikea, leroy merlin, media markt,
    mediamarkt, pccomponentes, fnac, zara, mango, primark, hym, h&m, decathlon, pull bear, bershka, springfield,
    druni, sephora, vinted, wallapop, casa del libro, darty, boulanger, castorama, cdiscount, la redoute, kiabi,
    conforama, argos, john lewis, currys, b&q, marks&spencer, next retail, asos, ebay, screwfix, wilko, etsy`,
  leisure: `
    cinesa, yelmo, kinepolis, ticketmaster, entradas com, steam, steamgames, basic fit, basicfit, mcfit, altafit,
    viva gym, vivagym, anytime fitness, pathe, ugc, gaumont, fitness park, odeon, vue cinemas, cineworld, puregym,
    the gym group, national trust, david lloyd`,
  travel: `
    booking, booking com, airbnb, ryanair, vueling, iberia, easyjet, air europa, edreams, expedia, hotels com,
    trivago, nh, air france, transavia, british airways, premier inn, travelodge, eurostar`,
  taxes: `
    agencia tributaria, aeat, hacienda, tgss, seguridad social, dgfip, direction generale finances, impots, urssaf,
    hmrc, council tax`,
  education: `
    udemy, coursera, duolingo, babbel, open university, student loans company, cned`,
}

/** Words that tell the kind of merchant, in Spanish, French, English, German and Chinese. */
export const kinds: WordLists = {
  housing: `
    alquiler, hipoteca, comunidad propietarios, cdad propietarios, prestamo hipotecario, ibi, loyer, syndic,
    copropriete, pret immobilier, echeance pret, rent, mortgage, letting*, landlord, ground rent, miete, 房租, 房贷,
    物业费`,
  utilities: `
    electricidad, luz, gas, agua, electricite, eau, electricity, water, energy, strom, 电费, 水费, 燃气`,
  telecom: `
    fibra, telefonia, internet fibra, box internet, forfait mobile, broadband, mobile bill, 话费, 宽带, 中国移动,
    中国联通, 中国电信`,
  groceries: `
    supermercado*, supermercat*, fruteria, fruteria*, carniceria, pescaderia, panaderia, horno, mercado central,
    alimentacion, boulangerie, boucherie, primeur, supermarche*, epicerie, marche, grocer*, supermarket, bakery,
    butcher*, greengrocer*, supermarkt, 超市, 菜市场, 水果, 便利店, 盒马`,
  restaurants: `
    restaurante, rest, bar, cafeteria, cafe, cerveceria, taberna, bodega, pizzeria, heladeria, sushi, kebab,
    brasserie, bistro*, creperie, boulangerie cafe, traiteur, restaurant*, pub, coffee, takeaway, fish chips,
    tearoom, 餐厅, 饭店, 咖啡, 外卖, 美团, 饿了么, 星巴克`,
  transport: `
    parking, aparcamiento, taxi, gasolinera, estacion servicio, combustible, peaje, taller mecanico, itv, metro,
    autobus, station service, peage, stationnement, essence, petrol, fuel, car park, railway, bus, garage,
    tankstelle, 地铁, 公交, 滴滴, 加油, 停车, 铁路`,
  health: `
    farmacia, clinica, dental, dentista, optica, fisioterapia, fisio, psicolog*, veterinari*, hospital, laboratorio,
    pharmacie, docteur, dentiste, opticien, kine*, pharmacy, chemist, dentist, optician*, physio*, apotheke, 药店,
    医院, 诊所`,
  insurance: `
    seguro, seguros, poliza, mutuelle, assurance*, insurance, versicherung, 保险`,
  subscriptions: `
    suscripcion, abonnement, subscription, membership, 会员, 订阅`,
  shopping: `
    ropa, zapateria, ferreteria, muebles, juguetes, libreria, papeleria, perfumeria, bazar, floristeria, vetements,
    chaussures, librairie, quincaillerie, fleuriste, clothing, shoes, bookshop, hardware, furniture, florist, 淘宝,
    天猫, 京东, 拼多多, 服装`,
  leisure: `
    cine, teatro, museo, concierto, gimnasio, piscina, polideportivo, cinema, theatre, musee, salle sport, piscine,
    museum, gym, fitness, leisure centre, 电影, 健身, 游戏`,
  travel: `
    hotel, hostal, apartamento turistico, vuelo, viajes, aerolineas, camping, gite, voyage*, flight*, airport,
    hostel, 酒店, 机票, 携程, 民宿`,
  education: `
    colegio, escuela, guarderia, universidad, academia, comedor escolar, ampa, matricula, ecole, creche, cantine,
    universite, school, nursery, university, tuition, childcare, 学费, 学校, 培训, 幼儿园`,
  taxes: `
    impuesto*, tributo*, tasa, ayuntamiento, multa, iva, irpf, taxe*, impot*, amende, tax, fine, steuer, 税`,
  fees: `
    comision, comisiones, mantenimiento cuenta, intereses descubierto, cuota tarjeta, frais bancaires, frais tenue,
    frais, cotisation carte, agios, bank charge*, overdraft, account fee, arranged overdraft, kontofuhrung, 手续费,
    年费`,
  cash: `
    cajero, reintegro, disposicion efectivo, retirada efectivo, retrait dab, retrait, dab, cash, atm,
    cash withdrawal, cashpoint, geldautomat, 取现, 取款`,
  transfers: `
    traspaso, traspaso ahorro, aportacion ahorro, cuenta ahorro, virement interne, vers livret, epargne, livret a,
    own account, savings, to savings, monthly saver, standing order savings, sparen, 余额宝, 理财, 零钱通`,
}

/** Words that tell why money comes in. */
export const incomeWords: WordLists = {
  salary: `
    nomina, salario, sueldo, paga extra, salaire, paie, traitement, salary, wages, payroll, lohn, gehalt, 工资,
    薪资, 代发`,
  otherIncome: `
    devolucion, devolucion hacienda, agencia tributaria, aeat, prestacion, pension, dividendo, intereses, bizum,
    remboursement, caf, caisse allocations, cpam, allocation*, interets, refund, interest, dividend, child benefit,
    hmrc, rueckerstattung, 退款, 红包, 利息, 收款`,
}
