import { listComparisons, listMonths, listNumbers } from './lists.ts'

export const spanishWords: Record<string, string> = {
  'aggregate sum': 'total,totales,suma,suma de,total de,sumar,en total,suma total,totalizar',
  'aggregate average': 'promedio,media,promedio de,media de,medio,como media,de media,en promedio',
  'aggregate median': 'mediana',
  'aggregate min': 'mínimo,mínima,mín',
  'aggregate max': 'máximo,máxima,máx',
  'aggregate count':
    'número de,=cuántos,=cuántas,=cuantos,=cuantas,cuenta,contar,recuento,conteo,cantidad de,núm,número,recuento de',
  'aggregate distinct':
    'distintos,distintas,diferentes,únicos,únicas,cuántos distintos,cuántas distintas,cuántos diferentes,número de distintos',
  by: 'por,según,agrupado por,agrupadas por,agrupados por,desglosado por,por cada,para cada,en cada,de cada,desglose por',
  each: 'cada',
  where: 'donde,cuyo,cuya,cuyos,cuyas,con,que tengan,que tienen,en los que,en las que,cuando,solo,sólo,solamente',
  is: 'es,son,sea,sean,fue,era,=está,están,igual a,es igual a,igual',
  not: 'no,no es,no son,no sea,no sean,excepto,salvo,menos,sin,excluyendo,fuera de,que no sea,que no sean,sin contar,sin incluir,no están en,no está en',
  ...listComparisons('es'),
  and: 'y,e,así como,además de,junto con',
  or: 'o,u',
  of: 'de,del',
  to: 'a,al',
  'bound since': 'desde,a partir de,desde el,desde la,desde principios de',
  'bound until': 'hasta,hasta el final de,hasta finales de,hasta el,hasta fin de',
  'bound before': 'antes de,antes del,anterior a,anteriores a',
  'bound after': 'después de,después del,posterior a,posteriores a,tras',
  'superlative highest':
    'top,más alto,más alta,más altos,más altas,mayor,mayores,mejor,mejores,más,más grande,más grandes,más vendido,más vendidos,principales,principal,primeros,primeras',
  'superlative lowest':
    'más bajo,más baja,más bajos,más bajas,menor,menores,peor,peores,más pequeño,más pequeña,más pequeños,menos vendido,menos vendidos',
  which: '=qué,cuál,cuáles,quién,quiénes',
  'grain day': 'día',
  'grain week': 'semana',
  'grain month': 'mes',
  'grain quarter': 'trimestre',
  'grain year': 'año',
  'grain day adverb': 'diario,diaria,diarios,diarias,diariamente,día a día',
  'grain week adverb': 'semanal,semanales,semanalmente',
  'grain month adverb': 'mensual,mensuales,mensualmente,mes a mes',
  'grain quarter adverb': 'trimestral,trimestrales,trimestralmente',
  'grain year adverb': 'anual,anuales,anualmente,año a año',
  trend: 'tendencia,evolución,a lo largo del tiempo,en el tiempo,con el tiempo,histórico',
  share:
    'porcentaje,porcentaje de,proporción,proporción de,cuota,cuota de,peso de,tanto por ciento,por ciento,qué porcentaje de,qué parte de,qué proporción de,participación,participación de',
  list: 'lista,listado,listar,filas,registros,lista de,listado de,detalle de,muestra todos,muestra todas,enumera',
  relative:
    'hoy,ayer,mes pasado,este mes,el mes pasado,año pasado,este año,el año pasado,semana pasada,esta semana,trimestre pasado,este trimestre,último mes,último año,último trimestre,último,última,últimos,últimas,últimamente,recientes,reciente,mes actual,año actual,próximo mes,próximo año',
  filler:
    'el,la,los,las,un,una,unas,en,para,me,muestra,muéstrame,mostrar,dame,dime,por favor,quiero,necesito,saber,ver,hay,ha,han,hubo,se,lo,le,les,que,nuestro,nuestra,nuestros,nuestras,mi,mis,su,sus,este,esta,estos,estas,todo,toda,todos,todas,calcula,calcular,valor,valores,cuánto,cuánto es,cuánto son,cuánto suman,cuánto fue,qué es,cuál es,cuál fue,cuáles son,cuáles fueron,cuál es el,cuál es la,durante,hola,gracias,datos,tabla,columna,tiene,tienen,tuvo,hicieron,hizo,hemos,vendido,vendidos,vendimos,vendió,resultado,resultados,entonces,también,como,el mes de,mes de,el año,año de,del año,nombre,nombres,desglose,procede,proceden,viene,vienen,corresponde,corresponden,euros,existe,existen',
  ...listMonths('es'),
  'quarter 1': 't1,q1,primer trimestre,1.er trimestre,1er trimestre,trimestre 1',
  'quarter 2': 't2,q2,segundo trimestre,2.º trimestre,trimestre 2',
  'quarter 3': 't3,q3,tercer trimestre,3.er trimestre,3er trimestre,trimestre 3',
  'quarter 4': 't4,q4,cuarto trimestre,4.º trimestre,trimestre 4',
  ...listNumbers(
    '1 uno, 2 dos, 3 tres, 4 cuatro, 5 cinco, 6 seis, 7 siete, 8 ocho, 9 nueve, 10 diez, 12 doce, 15 quince, 20 veinte',
  ),
}
