import type { QuestionSet } from '../question-set.ts'

export const questions: QuestionSet = {
  answerable: [
    {
      question: '¿En qué idiomas dais los talleres?',
      pages: [
        '/locations',
        '/ai-training',
        '/corporate',
        '/locations/madrid',
        '/locations/online',
        '/#about',
        '/locations/spain',
      ],
      words: [],
    },
    {
      question: '¿Cuántas personas caben en el taller de prompts?',
      pages: ['/services/prompt-engineering', '/locations/barcelona/prompt-engineering'],
      words: [],
    },
    {
      question: '¿Salen nuestros documentos de la empresa con el sistema RAG?',
      pages: ['/services/rag-langchain', '/corporate'],
      words: [],
    },
    { question: '¿Se puede patentar un modelo de IA?', pages: ['/services/ai-ip-patents'], words: [] },
    { question: '¿Desde qué edad pueden venir los niños?', pages: ['/services/family-ai'], words: [] },
    {
      question: '¿Cuánto tiempo nos lleva la auditoría de preparación para la IA?',
      pages: ['/services/ai-readiness-audit', '/locations/madrid/ai-readiness-audit'],
      words: [],
    },
    { question: '¿La automatización funciona con nuestro ERP?', pages: ['/services/business-automation'], words: [] },
    {
      question: '¿Qué suscripciones hacen falta para el taller sin código?',
      pages: ['/services/no-code-ai'],
      words: [],
    },
    { question: '¿Qué hacéis con mis datos si os escribo?', pages: ['/privacy'], words: [] },
    { question: '¿Todavía se puede pedir el Kit Digital?', pages: ['/services/ai-funding-grants'], words: [] },
    { question: '¿Qué base de datos vectorial conviene?', pages: ['/blog/choosing-a-vector-database'], words: [] },
    {
      question: '¿Venís a nuestra oficina de Valencia?',
      pages: ['/locations/valencia', '/locations', '/locations/valencia/rag-langchain'],
      words: [],
    },
    {
      question: '¿Cuánto cuesta un taller?',
      pages: ['/ai-training#pricing', '/corporate', '/legal-notice#prices', '/services'],
      words: ['precio cerrado'],
    },
    {
      question: '¿Podéis venir a Barcelona?',
      pages: ['/locations/barcelona', '/locations', '/ai-training#delivery'],
      words: ['Barcelona'],
    },
    {
      question: 'Soy autónoma, ¿cuándo me toca a mí lo de Verifactu?',
      pages: [
        '/rules#verifactu-others',
        '/services/business-automation',
        '/blog/automating-invoices-without-losing-control',
      ],
      words: ['1 de julio de 2027'],
    },
    {
      question:
        'En la azulejera la gente entra unos de mañana y otros de tarde, ¿cómo lo organizarías para que vengan todos?',
      pages: ['/locations/valencia'],
      words: ['una por turno'],
    },
    {
      question: 'En agosto salimos a las tres. ¿Se puede adaptar el horario?',
      pages: ['/locations/madrid'],
      words: ['8:30 a 14:30'],
    },
    {
      question: '¿Podemos pagarlo con el dinero que nos queda en la Fundación Estatal para formar a la plantilla?',
      pages: ['/ai-training#faq-fundae', '/corporate#faq-fundae'],
      words: ['crédito de formación'],
    },
    {
      question: 'pedí cita y no me ha llegado ningún mail',
      pages: ['/book', '/book/check-inbox'],
      words: ['spam'],
    },
    {
      question: 'Si me borro del boletín, ¿os queda algo mío guardado?',
      pages: ['/privacy#purposes-3'],
      words: ['3 años más'],
    },
    {
      question: 'Vengo del Excel y no he tocado código en mi vida, ¿podré seguir el curso de datos?',
      pages: ['/services/data-science-training'],
      words: ['fórmulas de una hoja de cálculo'],
    },
    {
      question: '¿Con qué edad puede mi hijo dar permiso él solo para que usen sus datos?',
      pages: ['/blog/ai-homework-rules-for-families', '/privacy#minors', '/rules'],
      words: ['14'],
    },
    {
      question: 'Nos dejaron un chatbot hecho y la agencia ya no contesta. ¿Usted podría mirarlo?',
      pages: ['/services/troubleshooting'],
      words: ['hasta donde tu contrato'],
    },
    {
      question: '¿Por qué tarea conviene empezar si queremos un agente?',
      pages: ['/services/agents-automation'],
      words: ['se puedan deshacer'],
    },
    {
      question: '¿De cuánto puede ser la multa si usamos una IA de las prohibidas?',
      pages: ['/blog/ai-act-checklist-for-small-companies'],
      words: ['35 millones'],
    },
    {
      question:
        'Cuántas preguntas hacen falta para probar en serio un buscador de documentos antes de abrirlo a la gente',
      pages: ['/blog/evaluating-rag-before-your-users-do'],
      words: ['cincuenta preguntas'],
    },
    {
      question: 'Si el radiólogo se salta un órgano al hablar, ¿la herramienta escribe que está bien?',
      pages: ['/case-studies/radiology-ai'],
      words: ['no dictado'],
    },
    {
      question: 'En mi barrio se venden cuatro pisos al año. ¿Daría un precio igualmente?',
      pages: ['/case-studies/proptech-analytics', '/services/proptech-analytics'],
      words: ['no muestra precio'],
    },
    {
      question: '¿Se puede cargar un extracto de mi banco en la demo? ¿Se sube a algún sitio?',
      pages: ['/projects'],
      words: ['no sale del navegador'],
    },
    {
      question: '¿De dónde sale eso de los 140 equipos?',
      pages: ['/evidence'],
      words: ['qué se cuenta como equipo'],
    },
    {
      question: '¿Puedo poner un trozo de vuestro artículo en mi blog?',
      pages: ['/legal-notice#rights'],
      words: ['indicando la fuente'],
    },
    {
      question: 'quién es Alex y qué sabe hacer',
      pages: ['/#about', '/#experience', '/#skills'],
      words: ['Python'],
    },
  ],
  unanswerable: [
    '¿Qué tiempo hará en Sevilla el domingo?',
    '¿Quién va a ganar las elecciones?',
    '¿Cuánto os pagó el último banco que os contrató?',
    '¿Me podéis reservar un vuelo a Roma?',
    '¿Deloitte da cursos de IA para hospitales?',
    '¿Cuál es la capital de Australia?',
    '¿Arregláis ordenadores o impresoras?',
    '¿Cuántos empleados tenéis en Alemania?',
    '¿Me dais una receta de tortilla?',
    '¿El Real Madrid ha hecho vuestro curso?',
    '¿A cuánto cotiza hoy el bitcoin?',
    '¿Dais clases de guitarra?',
    '¿Me hacéis la declaración de la renta?',
    '¿Qué sueldo tiene un ingeniero de datos en Berlín?',
    '¿Vendéis tarjetas regalo para un taller?',
    '¿Qué hotel me recomendáis cerca del aula?',
    '¿Puedo llevar a mi perro al taller?',
    '¿Qué dice la ley de alquileres de Portugal?',
    '¿Tenéis oficina en Sevilla?',
    '¿Cuántos euros sale la auditoría para una empresa de treinta personas?',
    '¿Puedo convalidar el curso por créditos ECTS?',
    '¿Se puede pagar a plazos o con Bizum?',
    '¿Hacéis descuento a desempleados?',
    '¿Nos llevaríais las redes sociales cada mes?',
    'Hay aparcamiento donde dais el taller?',
    '¿Organizáis campamentos de verano para niños?',
    '¿Qué penalización hay si anulamos el taller la víspera?',
    '¿Tiene usted seguro de responsabilidad civil?',
  ],
  wrongPremise: [
    {
      question: '¿Dónde puedo ver los vídeos que grabáis a los niños en el taller?',
      pages: ['/services/family-ai'],
      words: ['no hay grabaciones'],
    },
    {
      question: 'Como eres tasador, ¿me firmas la tasación para la hipoteca?',
      pages: ['/services/proptech-analytics', '/case-studies/proptech-analytics'],
      words: ['tasador homologado'],
    },
    {
      question: '¿Qué día del mes sale el boletín y qué ofertas suele traer?',
      pages: ['/newsletter'],
      words: ['sin día fijo'],
    },
    {
      question: '¿Cuánto cobras por escribirme el TFG entero?',
      pages: ['/services/university-ml'],
      words: ['el trabajo sigue siendo tuyo'],
    },
    {
      question: '¿Qué persona contesta en el chat de los proyectos, y en qué horario?',
      pages: ['/ai-notice'],
      words: ['no una persona'],
    },
  ],
  otherLanguage: [
    {
      question: 'Do you speak Chinese?',
      pages: ['/#about'],
      words: ['en francés y en chino'],
    },
    {
      question: 'Peut-on travailler en catalan pendant la formation ?',
      pages: ['/locations/barcelona'],
      words: ['pueden estar en catalán'],
    },
    {
      question: 'Hi ha versió en llengua de signes?',
      pages: ['/accessibility'],
      words: ['lengua de signos'],
    },
  ],
  misspelt: [
    {
      question: 'cuanto dura el porgrama de aceleradoras',
      pages: ['/services/accelerator-readiness'],
      words: ['de cuatro a seis semanas'],
    },
    {
      question: 'q suscripcoines necesito para lo de sin codigo',
      pages: ['/services/no-code-ai'],
      words: ['un asistente de pago'],
    },
    {
      question: 'aque hora empieza el taler de prompts',
      pages: ['/services/prompt-engineering'],
      words: ['09:30'],
    },
  ],
}
