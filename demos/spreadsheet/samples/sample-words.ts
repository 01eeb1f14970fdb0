import type { DemoLocale } from '../../../locales/demo-locales.ts'
import { splitWords } from '../../shared/split-words.ts'

type SampleWords = {
  title: string
  orders: string
  customers: string
  products: string
  /** Order, date, customer number, product number, region, channel, units, unit price, discount, sales. */
  orderColumns: string[]
  /** Customer number, customer, city, country, segment. */
  customerColumns: string[]
  /** Product number, product, category, cost. */
  productColumns: string[]
  regions: string[]
  channels: string[]
  segments: string[]
  /** Each country with its cities. */
  countries: [string, string[]][]
  /** Each category with its products. */
  categories: [string, string[]][]
}

/** The contents of the sample workbook, as a wholesaler in each language would have them. */
export const sampleWords: Record<DemoLocale, SampleWords> = {
  en: {
    title: 'Tea and coffee wholesaler',
    orders: 'Orders',
    customers: 'Customers',
    products: 'Products',
    orderColumns: splitWords(
      'Order, Date, Customer no., Product no., Region, Channel, Units, Unit price, Discount, Sales',
    ),
    customerColumns: ['Customer no.', 'Customer', 'City', 'Country', 'Segment'],
    productColumns: ['Product no.', 'Product', 'Category', 'Cost'],
    regions: ['North', 'South', 'East', 'West'],
    channels: ['Online', 'Phone', 'Fair'],
    segments: ['Retail', 'Restaurant', 'Hotel', 'Company'],
    countries: [
      ['Spain', ['Madrid', 'Barcelona', 'Valencia', 'Seville']],
      ['France', ['Paris', 'Lyon', 'Bordeaux']],
      ['Portugal', ['Lisbon', 'Porto']],
      ['Italy', ['Milan', 'Rome', 'Turin']],
      ['Germany', ['Berlin', 'Munich']],
    ],
    categories: [
      ['Coffee', ['House blend', 'Espresso roast', 'Decaf', 'Single origin']],
      ['Tea', ['Green tea', 'Black tea', 'Rooibos', 'Chamomile']],
      ['Chocolate', ['Dark bar', 'Milk bar', 'Cocoa powder', 'Pralines']],
      ['Accessories', ['Teapot', 'Filter papers', 'Grinder', 'Cup set']],
    ],
  },
  es: {
    title: 'Mayorista de té y café',
    orders: 'Pedidos',
    customers: 'Clientes',
    products: 'Productos',
    orderColumns: splitWords(
      'Pedido, Fecha, Código de cliente, Código de producto, Región, Canal, Unidades, Precio unitario, Descuento, Ventas',
    ),
    customerColumns: ['Código de cliente', 'Cliente', 'Ciudad', 'País', 'Segmento'],
    productColumns: ['Código de producto', 'Producto', 'Categoría', 'Coste'],
    regions: ['Norte', 'Sur', 'Este', 'Oeste'],
    channels: ['En línea', 'Teléfono', 'Feria'],
    segments: ['Comercio', 'Restaurante', 'Hotel', 'Empresa'],
    countries: [
      ['España', ['Madrid', 'Barcelona', 'Valencia', 'Sevilla']],
      ['Francia', ['París', 'Lyon', 'Burdeos']],
      ['Portugal', ['Lisboa', 'Oporto']],
      ['Italia', ['Milán', 'Roma', 'Turín']],
      ['Alemania', ['Berlín', 'Múnich']],
    ],
    categories: [
      ['Café', ['Mezcla de la casa', 'Tueste espresso', 'Descafeinado', 'Origen único']],
      ['Té', ['Té verde', 'Té negro', 'Rooibos', 'Manzanilla']],
      ['Chocolate', ['Tableta negra', 'Tableta con leche', 'Cacao en polvo', 'Pralinés']],
      ['Accesorios', ['Tetera', 'Filtros de papel', 'Molinillo', 'Juego de tazas']],
    ],
  },
  fr: {
    title: 'Grossiste en thé et café',
    orders: 'Commandes',
    customers: 'Clients',
    products: 'Produits',
    orderColumns: splitWords(
      'Commande, Date, Code client, Code produit, Région, Canal, Unités, Prix unitaire, Remise, Ventes',
    ),
    customerColumns: ['Code client', 'Client', 'Ville', 'Pays', 'Segment'],
    productColumns: ['Code produit', 'Produit', 'Catégorie', 'Coût'],
    regions: ['Nord', 'Sud', 'Est', 'Ouest'],
    channels: ['En ligne', 'Téléphone', 'Salon'],
    segments: ['Commerce', 'Restaurant', 'Hôtel', 'Entreprise'],
    countries: [
      ['Espagne', ['Madrid', 'Barcelone', 'Valence', 'Séville']],
      ['France', ['Paris', 'Lyon', 'Bordeaux']],
      ['Portugal', ['Lisbonne', 'Porto']],
      ['Italie', ['Milan', 'Rome', 'Turin']],
      ['Allemagne', ['Berlin', 'Munich']],
    ],
    categories: [
      ['Café', ['Mélange maison', 'Torréfaction espresso', 'Décaféiné', 'Pure origine']],
      ['Thé', ['Thé vert', 'Thé noir', 'Rooibos', 'Camomille']],
      ['Chocolat', ['Tablette noire', 'Tablette au lait', 'Cacao en poudre', 'Pralines']],
      ['Accessoires', ['Théière', 'Filtres en papier', 'Moulin', 'Service de tasses']],
    ],
  },
  zh: {
    title: '茶与咖啡批发商',
    orders: '订单',
    customers: '客户',
    products: '产品',
    orderColumns: ['订单号', '日期', '客户编号', '产品编号', '地区', '渠道', '件数', '单价', '折扣', '销售额'],
    customerColumns: ['客户编号', '客户', '城市', '国家', '客户类型'],
    productColumns: ['产品编号', '产品', '类别', '成本'],
    regions: ['北区', '南区', '东区', '西区'],
    channels: ['线上', '电话', '展会'],
    segments: ['零售', '餐饮', '酒店', '企业'],
    countries: [
      ['西班牙', ['马德里', '巴塞罗那', '瓦伦西亚', '塞维利亚']],
      ['法国', ['巴黎', '里昂', '波尔多']],
      ['葡萄牙', ['里斯本', '波尔图']],
      ['意大利', ['米兰', '罗马', '都灵']],
      ['德国', ['柏林', '慕尼黑']],
    ],
    categories: [
      ['咖啡', ['招牌拼配', '意式烘焙', '低因咖啡', '单一产地']],
      ['茶', ['绿茶', '红茶', '路易波士茶', '洋甘菊茶']],
      ['巧克力', ['黑巧克力', '牛奶巧克力', '可可粉', '夹心巧克力']],
      ['配件', ['茶壶', '滤纸', '磨豆机', '杯具套装']],
    ],
  },
}
