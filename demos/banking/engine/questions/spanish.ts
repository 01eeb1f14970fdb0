import type { Vocabulary } from './vocabulary.ts'

export const spanish: Vocabulary = {
  measures: {
    subscriptions: `
    suscripciones, suscripcion, a que estoy suscrito, a que estoy suscrita, a que estamos suscritos`,
    recurring:
      'recurrentes, recurrente, pagos periodicos, gastos fijos, pagos fijos, que se repiten, recibos, domiciliaciones',
    largest: 'mayor, mas grande, mas alto, mas alta, mas caro, mas cara, maximo, maxima',
    average: `
    media, de media, promedio, en promedio, por termino medio, media mensual, media al mes, normalmente`,
    count: 'cuantas veces, cuantos, cuantas, numero de',
    byCategory: `
    por categoria, por categorias, categorias, en que se va, en que se me va, en que se nos va, en que gasto, desglose,
    en que gastamos`,
    byMonth: 'por mes, por meses, mes a mes, al mes, cada mes, mensual, mensuales, mensualmente',
    list: `
    lista, listado, muestra, mostrar, ver, ensena, cuales, que movimientos, movimientos, pagos, compras, operaciones`,
    net: 'ahorrado, ahorre, ahorramos, ahorrar, neto, diferencia, sobra, sobrado, queda, quedado',
    balance: 'saldo, cuanto tengo, cuanto dinero tengo, cuanto hay en la cuenta, cuanto tenemos, saldo actual',
    total: 'cuanto, total, suma, en total, importe',
  },
  directions: {
    out: `
    gasto, gastos, gastado, gaste, gastamos, gastar, gastando, pago, pagado, pague, pagamos, pagar, cuesta, costado,
    coste, costes, salidas, compra`,
    in: `
    ingreso, ingresos, ingresado, ingrese, gano, ganado, gane, ganamos, cobro, cobrado, cobre, cobramos, recibido,
    recibi, entradas`,
  },
  categories: {
    salary: 'nomina, nominas, sueldo, sueldos, salario, salarios',
    otherIncome: 'otros ingresos, devoluciones, ayudas',
    housing: 'vivienda, alquiler, hipoteca, casa, piso',
    utilities: 'suministros, luz, electricidad, agua, gas, energia',
    telecom: 'telefono e internet, telefono, internet, movil, fibra',
    groceries: 'alimentacion, supermercado, supermercados, comida, la compra, compra semanal, super',
    restaurants: `
    bares y restaurantes, restaurantes, restaurante, bares, bar, cafes, cafeterias, comer fuera, cafe`,
    transport: `
    transporte, transportes, gasolina, combustible, coche, transporte publico, aparcamiento, taxi, taxis`,
    health: 'salud, farmacia, farmacias, medico, medicos, dentista',
    insurance: 'seguros, seguro',
    subscriptions: 'streaming, suscripciones digitales',
    shopping: 'compras varias, ir de compras, de compras, tiendas, ropa, electronica, compras en linea',
    leisure: 'ocio, cine, deporte, gimnasio, entretenimiento',
    travel: 'viajes, viaje, viajar, vacaciones, hoteles, vuelos',
    education: 'educacion, colegio, comedor, comedor escolar, cursos, formacion, universidad',
    taxes: 'impuestos, impuesto, tributos, hacienda',
    fees: 'comisiones bancarias, comisiones, comision',
    cash: 'efectivo, cajero, cajeros, reintegros',
    other: 'otros gastos, otros, varios',
    transfers: 'traspasos, traspaso, transferencias propias, ahorro, ahorros, cuenta de ahorro',
  },
  months: [
    'enero, ene',
    'febrero, feb',
    'marzo, mar',
    'abril, abr',
    'mayo, may',
    'junio, jun',
    'julio, jul',
    'agosto, ago',
    'septiembre, setiembre, sep, sept',
    'octubre, oct',
    'noviembre, nov',
    'diciembre, dic',
  ],
  quarters: [
    'primer trimestre, 1er trimestre, t1, q1',
    'segundo trimestre, 2o trimestre, t2, q2',
    'tercer trimestre, 3er trimestre, t3, q3',
    'cuarto trimestre, 4o trimestre, t4, q4',
  ],
  periods: {
    thisWeek: 'esta semana',
    lastWeek: 'la semana pasada, semana pasada',
    thisMonth: 'este mes, mes actual, el mes actual',
    lastMonth: 'el mes pasado, mes pasado, mes anterior, ultimo mes',
    thisYear: 'este ano, del ano, el ano, ano actual, en lo que va de ano, lo que va de ano',
    lastYear: 'el ano pasado, ano pasado, ano anterior',
    allTime: 'siempre, en todo el periodo, hasta ahora, desde siempre',
  },
  lastMonths: 'ultimos # meses, los ultimos # meses, # ultimos meses',
  lastDays: 'ultimos # dias, los ultimos # dias, # ultimos dias',
  limit:
    'top #, # mayores, # mas grandes, # mas caros, # mas caras, los # mayores, mayores gastos, mayores pagos, mayores compras, gastos mas grandes, gastos mas altos, mayores',
  above: 'mas de #, por encima de #, superiores a #, mayores de #, mayores que #, al menos #, superior a #',
  below: 'menos de #, por debajo de #, inferiores a #, menores de #, menores que #, como mucho #, inferior a #',
  from: 'desde',
  between: 'entre',
  to: 'hasta, a',
  numbers: { dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7, ocho: 8, nueve: 9, diez: 10, once: 11, doce: 12 },
  skip: `
    compara, comparar, frente, el, la, los, las, lo, un, una, unos, unas, de, del, en, al, a, y, e, o, que, se, he,
    ha, han, hemos, mi, mis, nuestro, nuestros, me, nos, por, para, con, es, son, fue, fueron, era, ha sido, cual,
    cuando, donde, dinero, euros, euro, eur, libras, durante, todo, todos, todas, hay, este, esta, estos, mes, cada,
    dame, dime, puedo, hecho, hice, hicimos, tengo, tenemos, cuenta, cuentas, ido, mas, solo`,
}
