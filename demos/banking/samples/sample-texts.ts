export type Country = 'es' | 'gb'

type RegularName =
  | 'salary'
  | 'secondSalary'
  | 'rent'
  | 'electricity'
  | 'water'
  | 'internet'
  | 'mobile'
  | 'streaming'
  | 'music'
  | 'cloud'
  | 'gym'
  | 'healthInsurance'
  | 'homeInsurance'
  | 'schoolMeals'
  | 'saving'
  | 'bankFee'

type VariableName =
  | 'supermarket'
  | 'freshFood'
  | 'restaurant'
  | 'coffee'
  | 'fuel'
  | 'publicTransport'
  | 'pharmacy'
  | 'onlineShop'
  | 'clothes'
  | 'outing'
  | 'cash'
  | 'unclear'

type SingleName = 'tax' | 'taxRefund' | 'train' | 'hotel' | 'flight' | 'apartment' | 'washingMachine' | 'carRepair'

/** The descriptions of the sample, as banks of a country write them. */
export type SampleTexts = {
  currency: string
  /** The example of the country in the IBAN registry: no account has it. */
  iban: string
  regular: Record<RegularName, string>
  variable: Record<VariableName, readonly string[]>
  single: Record<SingleName, string>
}

export const sampleTexts: Record<Country, SampleTexts> = {
  es: {
    currency: 'EUR',
    iban: 'ES9121000418450200051332',
    regular: {
      salary: 'NOMINA INDUSTRIAS LEVANTE MUESTRA SL',
      secondSalary: 'NOMINA CENTRO INFANTIL MUESTRA',
      rent: 'TRANSFERENCIA A FAVOR DE M ORTEGA ALQUILER PISO',
      electricity: 'RECIBO IBERDROLA CLIENTES SAU',
      water: 'RECIBO EMIVASA AGUAS DE VALENCIA',
      internet: 'RECIBO DIGI SPAIN TELECOM FIBRA',
      mobile: 'RECIBO LOWI MOVIL',
      streaming: 'COMPRA TARJ 4512 NETFLIX.COM',
      music: 'COMPRA TARJ 4512 SPOTIFY ES',
      cloud: 'COMPRA TARJ 4512 APPLE.COM/BILL',
      gym: 'RECIBO VIVAGYM VALENCIA CUOTA',
      healthInsurance: 'RECIBO ADESLAS SEGURO DE SALUD',
      homeInsurance: 'RECIBO MAPFRE HOGAR POLIZA ANUAL',
      schoolMeals: 'RECIBO COMEDOR ESCOLAR CEIP MUESTRA',
      saving: 'TRASPASO A CUENTA AHORRO',
      bankFee: 'COMISION MANTENIMIENTO CUENTA',
    },
    variable: {
      supermarket: [
        'COMPRA TARJ 4512 MERCADONA VALENCIA',
        'COMPRA TARJ 4512 CONSUM COOP V',
        'COMPRA TARJ 4512 LIDL VALENCIA',
      ],
      freshFood: [
        'COMPRA TARJ 4512 PANADERIA SANTA ANA',
        'COMPRA TARJ 4512 FRUTERIA EL CAMPO',
        'COMPRA TARJ 4512 CARNICERIA ROIG',
      ],
      restaurant: [
        'COMPRA TARJ 4512 RESTAURANTE LA MARINA',
        'COMPRA TARJ 4512 CERVECERIA RUZAFA',
        'COMPRA TARJ 4512 CASA MONTANA',
      ],
      coffee: ['COMPRA TARJ 4512 CAFETERIA AMANECER', 'COMPRA TARJ 4512 BAR CENTRAL'],
      fuel: ['COMPRA TARJ 4512 PLENOIL PATERNA', 'COMPRA TARJ 4512 REPSOL E.S. PUERTO'],
      publicTransport: ['COMPRA TARJ 4512 METROVALENCIA RECARGA', 'COMPRA TARJ 4512 EMT VALENCIA'],
      pharmacy: ['COMPRA TARJ 4512 FARMACIA PLAZA MAYOR', 'COMPRA TARJ 4512 FARMACIA CAMPANAR'],
      onlineShop: [
        'COMPRA TARJ 4512 AMAZON ES MARKETPLACE',
        'COMPRA TARJ 4512 PCCOMPONENTES.COM',
        'COMPRA TARJ 4512 DECATHLON ALFAFAR',
      ],
      clothes: ['COMPRA TARJ 4512 ZARA COLON', 'COMPRA TARJ 4512 MANGO NUEVO CENTRO'],
      outing: ['COMPRA TARJ 4512 CINES YELMO', 'COMPRA TARJ 4512 MUSEO DE BELLAS ARTES'],
      cash: ['REINTEGRO CAJERO 0049 VALENCIA'],
      unclear: [
        'COMPRA TARJ 4512 KOKORO RUZAFA',
        'COMPRA TARJ 4512 LA ESQUINA DE LOLA',
        'BIZUM A FAVOR DE MARTA',
        'COMPRA TARJ 4512 TPV 33120 VLC',
      ],
    },
    single: {
      tax: 'RECIBO AYUNTAMIENTO TRIBUTOS',
      taxRefund: 'DEVOLUCION HACIENDA AEAT',
      train: 'COMPRA TARJ 4512 VIAJES TREN Y HOTEL',
      hotel: 'COMPRA TARJ 4512 BOOKING.COM',
      flight: 'COMPRA TARJ 4512 VUELING AIRLINES',
      apartment: 'COMPRA TARJ 4512 AIRBNB',
      washingMachine: 'COMPRA TARJ 4512 MEDIA MARKT',
      carRepair: 'COMPRA TARJ 4512 TALLER MECANICO HERMANOS SOLER',
    },
  },
  gb: {
    currency: 'GBP',
    iban: 'GB29NWBK60161331926819',
    regular: {
      salary: 'BGC SALARY EXAMPLE ENGINEERING LTD',
      secondSalary: 'BGC SALARY EXAMPLE NURSERY',
      rent: 'STANDING ORDER M OTTERY RENT',
      electricity: 'DIRECT DEBIT OCTOPUS ENERGY',
      water: 'DIRECT DEBIT SEVERN TRENT WATER',
      internet: 'DIRECT DEBIT VIRGIN MEDIA',
      mobile: 'DIRECT DEBIT GIFFGAFF',
      streaming: 'CARD PAYMENT NETFLIX.COM',
      music: 'CARD PAYMENT SPOTIFY UK',
      cloud: 'CARD PAYMENT APPLE.COM/BILL',
      gym: 'DIRECT DEBIT PUREGYM LTD',
      healthInsurance: 'DIRECT DEBIT AVIVA HEALTH INSURANCE',
      homeInsurance: 'DIRECT DEBIT ADMIRAL HOME INSURANCE',
      schoolMeals: 'DIRECT DEBIT EXAMPLE SCHOOL MEALS',
      saving: 'STANDING ORDER SAVINGS',
      bankFee: 'ACCOUNT FEE',
    },
    variable: {
      supermarket: ['CARD PAYMENT TESCO STORES 3217', "CARD PAYMENT SAINSBURY'S S/MKT", 'CARD PAYMENT LIDL GB LEEDS'],
      freshFood: [
        'CARD PAYMENT ST ANNES BAKERY',
        'CARD PAYMENT GREENGROCERS OF HEADINGLEY',
        'CARD PAYMENT BUTCHERS ROW',
      ],
      restaurant: ['CARD PAYMENT THE MARINA RESTAURANT', 'CARD PAYMENT NANDOS LEEDS', 'CARD PAYMENT MILLERS TABLE'],
      coffee: ['CARD PAYMENT COSTA COFFEE', 'CARD PAYMENT MORNING CAFE'],
      fuel: ['CARD PAYMENT SHELL KIRKSTALL', 'CARD PAYMENT BP HEADROW'],
      publicTransport: ['CARD PAYMENT ARRIVA BUS', 'CARD PAYMENT TRAINLINE'],
      pharmacy: ['CARD PAYMENT BOOTS 1184', 'CARD PAYMENT PARK PHARMACY'],
      onlineShop: ['CARD PAYMENT AMAZON UK MARKETPLACE', 'CARD PAYMENT ARGOS', 'CARD PAYMENT DECATHLON UK'],
      clothes: ['CARD PAYMENT ZARA BRIGGATE', 'CARD PAYMENT PRIMARK LEEDS'],
      outing: ['CARD PAYMENT VUE CINEMAS', 'CARD PAYMENT CITY MUSEUM'],
      cash: ['CASH WITHDRAWAL ATM LEEDS'],
      unclear: [
        'CARD PAYMENT KOKORO HEADROW',
        'CARD PAYMENT LOLAS CORNER',
        'FASTER PAYMENT TO MARTA',
        'CARD PAYMENT POS 33120 LDS',
      ],
    },
    single: {
      tax: 'DIRECT DEBIT CITY COUNCIL TAX',
      taxRefund: 'BGC HMRC REFUND',
      train: 'CARD PAYMENT RAIL AND HOTEL BREAKS',
      hotel: 'CARD PAYMENT BOOKING.COM',
      flight: 'CARD PAYMENT EASYJET',
      apartment: 'CARD PAYMENT AIRBNB',
      washingMachine: 'CARD PAYMENT CURRYS',
      carRepair: 'CARD PAYMENT SOLER BROTHERS GARAGE',
    },
  },
}
