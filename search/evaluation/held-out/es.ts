import type { QuestionSet } from '../question-set.ts'

export const questions: QuestionSet = {
  answerable: [
    {
      question: '¿Iríais a Menorca en julio? ¿Con cuánto tiempo hay que decíroslo?',
      pages: ['/locations/spain'],
      words: ['tres semanas'],
    },
    {
      question: '¿Lo hacéis por Zoom o tenemos que instalar algo vuestro?',
      pages: ['/locations/online'],
      words: ['Microsoft Teams'],
    },
    {
      question: 'Soy internista: ¿en las prácticas se usan historias clínicas de verdad?',
      pages: ['/services/medical-ai'],
      words: ['desidentificado'],
    },
    {
      question: 'Tengo las mates oxidadísimas, ¿me voy a perder?',
      pages: ['/services/university-ml'],
      words: ['derivadas'],
    },
    {
      question: 'Ya hemos gastado dinero en el proyecto antes de pedir la ayuda. ¿Nos lo cubrirían?',
      pages: ['/services/ai-funding-grants'],
      words: ['anteriores a la solicitud'],
    },
    {
      question: '¿Y si la IA se inventa una empresa rival que no existe?',
      pages: ['/services/ai-competitive-research'],
      words: ['no responde de memoria'],
    },
    {
      question: 'Ya pago un programa que me mueve los precios del apartamento él solo. ¿Para qué te necesito?',
      pages: ['/services/airbnb-analytics'],
      words: ['con tus propias noches'],
    },
    {
      question: 'Queremos meter a los de contabilidad y a los comerciales en la misma sala, ¿lo ve usted bien?',
      pages: ['/corporate#faq-departments'],
      words: ['grupos separados'],
    },
    {
      question: '¿Mis datos salen de Europa?',
      pages: ['/privacy#transfers', '/privacy#recipients'],
      words: ['Estados Unidos'],
    },
    {
      question: 'os estaba escribiendo y se me ha recargado la página, lo he perdido todo?',
      pages: ['/cookies'],
      words: ['para que no se pierda al recargar'],
    },
    {
      question: '¿Cómo evito que al cliente le devuelvan el dinero dos veces si alguien pulsa «sí» dos veces?',
      pages: ['/blog/agents-that-ask-before-they-act'],
      words: ['identificador de la petición'],
    },
    {
      question: '¿Sirve de algo decirle que es el mayor experto del mundo?',
      pages: ['/blog/prompt-patterns-that-survive-production'],
      words: ['los personajes'],
    },
    {
      question: 'Mis alumnos pegan lo que les da el chat. ¿Cómo los examino?',
      pages: ['/blog/teaching-machine-learning-with-notebooks'],
      words: ['de viva voz'],
    },
    {
      question: 'Tenemos lista la función nueva con IA; ¿a cuántos clientes se la enciendo primero?',
      pages: ['/blog/shipping-llm-features-with-ci'],
      words: ['un cinco por ciento'],
    },
    {
      question: 'En ese Excel están las nóminas de todos. ¿Las vería el modelo?',
      pages: ['/case-studies/spreadsheet-assistant'],
      words: ['muestras enmascaradas'],
    },
    {
      question: '¿Os quedáis con lo que mi asistente os pregunta?',
      pages: ['/agents#limits'],
      words: ['no guarda consultas'],
    },
    {
      question: '¿Dejarías que una máquina eligiera a quién entrevistamos para un puesto?',
      pages: ['/#task-applicants', '/tasks#applicants', '/rules#ai-act-high-risk', '/blog/why-ai-is-the-future'],
      words: ['alto riesgo'],
    },
    {
      question:
        'Son solo veinte páginas de normas que casi nunca se tocan, ¿merece la pena montar todo eso de LangChain?',
      pages: ['/blog/building-rag-with-gemini-langchain', '/services/rag-langchain'],
      words: ['ponerlas todas en el prompt'],
    },
    {
      question: 'En nuestro pitch hay una frase que no podemos demostrar. ¿La dejamos?',
      pages: ['/case-studies/lanzadera-readiness', '/services/accelerator-readiness'],
      words: ['se rebaja o se elimina'],
    },
    {
      question: '¿Puede constar la propia IA como inventora?',
      pages: ['/services/ai-ip-patents'],
      words: ['exige que sea una persona'],
    },
  ],
  unanswerable: [
    '¿Cuántos años tiene Alex?',
    '¿El curso puntúa en oposiciones?',
    '¿Nos llevas la contabilidad del trimestre?',
    '¿Hay bolsa de trabajo para quien termina el programa?',
    '¿Tenéis una app para el móvil?',
    'atendéis los domingos por la tarde',
    '¿Vendéis tarjetas regalo para Navidad?',
    '¿Me haríais una página web para mi tienda?',
    '¿Cuántas estrellas tenéis en las reseñas de Google?',
    '¿Conectáis el asistente con Salesforce?',
  ],
  wrongPremise: [
    {
      question: '¿Qué modelo de lenguaje lleva por dentro la demo de AutoClient?',
      pages: ['/projects', '/ai-notice#demos', '/case-studies/autoclient'],
      words: ['sin modelo de lenguaje'],
    },
    {
      question: 'Como el Kit Digital está abierto todo el año, ¿me lo tramitas en marzo?',
      pages: ['/services/ai-funding-grants', '/rules#kit-digital-window'],
      words: ['31 de octubre de 2025'],
    },
    {
      question: '¿Cuántas licencias de ChatGPT van incluidas en el curso de empresa?',
      pages: ['/corporate#faq-licenses'],
      words: ['lo que la empresa ya paga'],
    },
    {
      question: '¿Desde qué cuenta hace las transferencias el asistente bancario del caso?',
      pages: ['/case-studies/banking-assistant'],
      words: ['pero no pagar'],
    },
    {
      question: '¿Qué nivel de inglés me garantizáis para junio?',
      pages: ['/services/ai-language-learning'],
      words: ['no prometo ningún nivel'],
    },
  ],
  otherLanguage: [
    {
      question: 'Which months should we avoid for a course in Valencia?',
      pages: ['/locations/valencia'],
      words: ['Fallas'],
    },
    {
      question: '您能到我们在马德里的办公室上课吗？',
      pages: ['/locations/madrid', '/ai-training#delivery'],
      words: ['Madrid'],
    },
  ],
  misspelt: [
    {
      question: 'cuantas bentas hacen falta para un modelo de presios',
      pages: ['/services/proptech-analytics'],
      words: ['unos cientos de ventas'],
    },
    {
      question: 'ay que crear cuneta para pedir zita',
      pages: ['/book'],
      words: ['sin crear ninguna cuenta'],
    },
  ],
}
