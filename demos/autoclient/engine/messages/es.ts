import type { Known, MessagePack, Need } from './message-pack.ts'

const sign = ({ isCustomer }: Known, need: Need) => `${need('senderName')}
${need('senderCompany')}

${isCustomer ? `Recibís este mensaje como clientes de ${need('senderCompany')}.` : `Recibís este mensaje porque disteis permiso a ${need('senderCompany')} para escribiros por correo.`}`

export const es: MessagePack = {
  greet({ name, salutation }) {
    const titles = { mr: 'Estimado Sr.', ms: 'Estimada Sra.', dr: 'Buenos días, Dr.' }
    if (salutation && name) return `${titles[salutation]} ${name}:`
    return name ? `Hola, ${name}:` : 'Buenos días:'
  },
  steps: [
    (known, need) => ({
      subject: `Una pregunta de ${need('senderCompany')} para ${known.company || 'vuestra empresa'}`,
      body: `${known.greeting}

Soy ${need('senderName')}, de ${need('senderCompany')}. ${need('offer')}

${open(known)} ${known.industry && `Para ${known.industry}, un primer proyecto pequeño podría ser ${known.idea}.`}

¿Serían útiles 15 minutos por teléfono? Me viene bien cualquier día de la próxima semana.

Si no interesa, basta con responder «no» y no volveré a escribir.

${sign(known, need)}`,
    }),
    (known, need) => ({
      subject: `Cómo elegir la primera tarea en ${need('company')}`,
      body: `${known.greeting}

Algo que podéis usar sin mí: cómo elegir la primera tarea que conviene automatizar.

1. Anotad durante una semana qué tareas se repiten y cuánto tiempo llevan.
2. Elegid una que ocupe más de una hora a la semana y siga reglas claras.
3. Dejad fuera lo que pide criterio o cambia cada vez.

${known.industry && `Para ${known.industry}, merece la pena mirar esta: ${known.idea}.`} Si nada de la lista encaja, es mejor dejarlo todo como está.

${known.deadline ? 'Tengo anotado que hay una fecha por vuestra parte. Decidme cuál es y os diré con franqueza si se puede cumplir.' : 'Si queréis que alguien más mire la lista, basta con responder a este mensaje.'}

Si esto no es para vosotros, responded «no» y este habrá sido mi último mensaje.

${sign(known, need)}`,
    }),
    (known, need) => ({
      subject: `Último mensaje de ${need('senderName')}`,
      body: `${known.greeting}

No he tenido respuesta, y eso también es una respuesta. Este es mi último mensaje y no hace falta hacer nada.

${known.visits && known.city ? `Si más adelante interesa, también puedo ir a ${known.city}.` : ''} Si el tema vuelve a surgir en ${known.company || 'vuestra empresa'}, basta con responder a esta dirección.

Gracias por leerlo.

${sign(known, need)}`,
    }),
  ],
  industries: {
    accounting: ['una gestoría o un despacho', 'leer las facturas que llegan y archivarlas por cliente'],
    agriculture: [
      'una explotación agrícola o una bodega',
      'convertir las notas de campo en los registros que pide la inspección',
    ],
    construction: ['una empresa de construcción', 'convertir las mediciones de una visita en un primer presupuesto'],
    education: ['un centro de formación', 'responder las preguntas de matrícula que se repiten cada semana'],
    food: ['una empresa de alimentación', 'reunir en una sola lista los pedidos que llegan por correo y por chat'],
    health: ['una clínica o una farmacia', 'ofrecer las citas anuladas a la lista de espera'],
    logistics: ['una empresa de logística', 'leer los albaranes y compararlos con los pedidos'],
    manufacturing: ['una empresa industrial', 'comparar ofertas de proveedores que llegan en formatos distintos'],
    marketing: ['una agencia de marketing', 'preparar el informe mensual de cada cliente a partir de sus fuentes'],
    property: ['una inmobiliaria', 'responder las primeras preguntas sobre un anuncio'],
    retail: ['un comercio', 'mantener iguales los textos y las existencias de la tienda y de la web'],
    software: ['una empresa de software', 'clasificar las peticiones de asistencia y redactar una primera respuesta'],
    tourism: ['un hotel o una agencia de viajes', 'responder las preguntas de reserva en el idioma del huésped'],
  },
  sampleOffer:
    'Montamos pequeñas automatizaciones para presupuestos, facturas y correo con clientes, y enseñamos al equipo a manejarlas.',
}

function open({ request, manual, company }: Known): string {
  if (request) return 'Pedisteis información sobre esto, así que seré breve.'
  const place = company || 'vuestra empresa'
  return manual
    ? `Tengo anotado que en ${place} parte del trabajo se hace todavía a mano. Suele ser el mejor sitio por donde empezar.`
    : `Todavía no sé si esto puede servir a ${place}, y prefiero preguntar antes que suponer.`
}
