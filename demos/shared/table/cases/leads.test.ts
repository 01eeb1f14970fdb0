import { expect, test } from 'vitest'
import { cleanLeads } from '../../../autoclient/engine/clean-leads.ts'
import { isColumnName } from '../../../autoclient/engine/fields.ts'
import { guessColumns } from '../../../autoclient/engine/guess-columns.ts'
import { readList } from '../../../autoclient/engine/read-list.ts'
import { readTextTable } from '../read-sheets.ts'
import { encode, packXlsx } from '../testing.ts'

// Layouts of public programs that export people: their headings are facts, the rows are made here.

type LeadCase = { name: string; text: string; lead: Record<string, unknown> }

const ana = { name: 'Ana Ruiz', company: 'Faro', email: 'ana@example.com', role: 'Head of Sales' }

const cases: LeadCase[] = [
  {
    name: 'LinkedIn, with notes above the headings',
    text: 'Notes:\n"When exporting your connections, some addresses may be missing."\n\nFirst Name,Last Name,URL,Email Address,Company,Position,Connected On\nAna,Ruiz,https://example.com/in/ana,ana@example.com,Faro,Head of Sales,12 Jan 2026',
    lead: { ...ana, website: 'https://example.com/in/ana' },
  },
  {
    name: 'Google Contacts, labels before values',
    text: 'First Name,Middle Name,Last Name,Organization Name,Organization Title,Labels,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value,Address 1 - City,Address 1 - Country,Website 1 - Label,Website 1 - Value\nAna,,Ruiz,Faro,Head of Sales,* myContacts,Work,ana@example.com ::: a.ruiz@example.com,Mobile,+34 600 000 001,Vigo,ES,Profile,https://faro.example',
    lead: { ...ana, phone: '+34 600 000 001', city: 'Vigo', country: 'ES', website: 'https://faro.example' },
  },
  {
    name: 'Google Contacts of earlier years',
    text: 'Name,Given Name,Family Name,Notes,Group Membership,E-mail 1 - Type,E-mail 1 - Value,Phone 1 - Type,Phone 1 - Value,Organization 1 - Type,Organization 1 - Name,Organization 1 - Title\nAna Ruiz,Ana,Ruiz,met in May,* My Contacts,* Work,ana@example.com,Mobile,600 000 001,,Faro,Head of Sales',
    lead: { ...ana, phone: '600 000 001', notes: 'met in May' },
  },
  {
    name: 'Outlook in English',
    text: 'Title,First Name,Middle Name,Last Name,Suffix,Company,Department,Job Title,Business City,Business Country/Region,Business Phone,Mobile Phone,E-mail Address,E-mail Type,E-mail Display Name,Language,Notes,Web Page\nMs.,Ana,,Ruiz,,Faro,Sales,Head of Sales,Vigo,Spain,+34 986 000 001,,ana@example.com,SMTP,Ana Ruiz (ana@example.com),Spanish,,https://faro.example',
    lead: { ...ana, salutation: 'ms', city: 'Vigo', country: 'ES', language: 'es', website: 'https://faro.example' },
  },
  {
    name: 'Outlook in Spanish',
    text: 'Tratamiento;Nombre;Segundo nombre;Apellidos;Organización;Departamento;Puesto;Ciudad del trabajo;País o región del trabajo;Teléfono del trabajo;Dirección de correo electrónico;Tipo de correo electrónico;Nombre de pantalla de correo electrónico;Notas\nSra.;Ana;;Ruiz;Faro;Ventas;Head of Sales;Vigo;España;986 000 001;ana@example.com;SMTP;Ana Ruiz;',
    lead: { ...ana, salutation: 'ms', country: 'ES', phone: '986 000 001' },
  },
  {
    name: 'Outlook in French',
    text: 'Titre;Prénom;Nom;Société;Service;Titre professionnel;Ville (bureau);Pays/Région (bureau);Téléphone (bureau);Adresse de messagerie;Notes\nMme;Ana;Ruiz;Faro;Ventes;Head of Sales;Lyon;France;04 00 00 00 01;ana@example.com;',
    lead: { ...ana, salutation: 'ms', city: 'Lyon', country: 'FR' },
  },
  {
    name: 'Apollo, a title that is a job',
    text: 'First Name,Last Name,Title,Company Name,Email,Email Status,Primary Email Source,Email Confidence,Seniority,Departments,Work Direct Phone,Corporate Phone,# Employees,Industry,Website,City,Country\nAna,Ruiz,Head of Sales,Faro,ana@example.com,Verified,Apollo,,Head,Sales,,+34 986 000 001,120,food production,https://faro.example,Vigo,Spain',
    lead: { ...ana, employees: '120', industry: 'food production', country: 'ES', website: 'https://faro.example' },
  },
  {
    name: 'HubSpot',
    text: 'Record ID,First Name,Last Name,Email,Phone Number,Contact owner,Associated Company,Job Title,Lead Status,Marketing contact status,Unsubscribed from all email,Country/Region\n101,Ana,Ruiz,ana@example.com,+34 600 000 001,,Faro,Head of Sales,New,Non-marketing contact,true,Spain',
    lead: { ...ana, phone: '+34 600 000 001', consent: 'no', country: 'ES' },
  },
  {
    name: 'Salesforce leads',
    text: 'Salutation,First Name,Last Name,Title,Company / Account,Email,Phone,Lead Source,Lead Status,Email Opt Out,No. of Employees,Country\nMs.,Ana,Ruiz,Head of Sales,Faro,ana@example.com,986 000 001,Web,Open,1,120,Spain',
    lead: { ...ana, salutation: 'ms', consent: 'no', employees: '120' },
  },
  {
    name: 'Pipedrive people',
    text: 'Person - ID,Person - Name,Person - Organization,Person - Email - Work,Person - Email - Home,Person - Phone - Work,Person - Job title,Person - Marketing status\n7,Ana Ruiz,Faro,ana@example.com,,986 000 001,Head of Sales,unsubscribed',
    lead: { ...ana, consent: 'no' },
  },
  {
    name: 'Zoho',
    text: 'Record Id,Salutation,First Name,Last Name,Account Name,Title,Email,Secondary Email,Phone,Mobile,Email Opt Out,Mailing City,Mailing Country\nzcrm_1,Ms.,Ana,Ruiz,Faro,Head of Sales,ana@example.com,,986 000 001,,false,Vigo,Spain',
    lead: { ...ana, salutation: 'ms', city: 'Vigo', phone: '986 000 001' },
  },
  {
    name: 'Mailchimp',
    text: 'Email Address,First Name,Last Name,Company,Job Title,MEMBER_RATING,OPTIN_TIME,OPTIN_IP,CONFIRM_TIME,CONFIRM_IP,LATITUDE,LONGITUDE,UNSUB_TIME,NOTES,TAGS\nana@example.com,Ana,Ruiz,Faro,Head of Sales,2,2026-01-05 10:00:00,,2026-01-05 10:00:00,,42.2,-8.7,2026-02-01 09:00:00,,',
    lead: { ...ana, consent: 'no' },
  },
  {
    name: 'Brevo',
    text: 'CONTACT ID;EMAIL;FIRSTNAME;LASTNAME;COMPANY;JOB_TITLE;SMS;EMAIL_BLOCKLISTED\n5;ana@example.com;Ana;Ruiz;Faro;Head of Sales;34600000001;true',
    lead: { ...ana, consent: 'no' },
  },
  {
    name: 'Odoo in Spanish',
    text: '"Nombre completo","Nombre de la empresa","Puesto de trabajo","Correo electrónico","Teléfono","Ciudad","País"\n"Ana Ruiz","Faro","Head of Sales","ana@example.com","+34 986 000 001","Vigo","España"',
    lead: { ...ana, city: 'Vigo', country: 'ES' },
  },
  {
    name: 'iCloud by way of Numbers',
    text: 'First name;Last name;Organisation;Job title;Email;Phone;City\nAna;Ruiz;Faro;Head of Sales;ana@example.com;+34 600 000 001;Vigo',
    lead: { ...ana, city: 'Vigo' },
  },
  {
    name: 'a Chinese program of customers, GB 18030 by way of WPS',
    text: '客户姓名,公司名称,职位,电子邮箱,联系电话,所在城市,备注\n陈明,蓝海科技有限公司,销售总监,chen@example.com,13800000001,上海,展会\n李华,远山贸易有限公司,经理,li@example.com,13800000002,北京,',
    lead: { name: '陈明', role: '销售总监', email: 'chen@example.com', city: '上海', notes: '展会' },
  },
  {
    name: 'a list with a title, a date and an empty line above',
    text: 'Contactos feria 2026;;;\nExportado el 12/01/2026;;;\n;;;\nNombre y apellidos;Empresa;Cargo;Correo\nAna Ruiz;Faro;Head of Sales;ana@example.com\n',
    lead: ana,
  },
  {
    name: 'two addresses in a cell',
    text: 'Name,Company,Role,Email\nAna Ruiz,Faro,Head of Sales,"ana@example.com, ventas@example.com"',
    lead: ana,
  },
  {
    name: 'a domain with ñ',
    text: 'Name,Company,Role,Email\nAna Ruiz,Faro,Head of Sales,ana@peña.example',
    lead: { ...ana, email: 'ana@xn--pea-8ma.example' },
  },
  {
    name: 'an address beside the name',
    text: 'Name,Company,Role,Email\nAna Ruiz,Faro,Head of Sales,"Ruiz, Ana <ana@example.com>"',
    lead: ana,
  },
]

test.each(cases)('people of $name', async ({ text, lead }) => {
  const opened = readList(await readTextTable('people.csv', encode(text), isColumnName))
  if ('problem' in opened) throw new Error(JSON.stringify(opened))
  const { leads } = cleanLeads(opened.table, guessColumns(opened.table))
  expect(leads[0]).toMatchObject(lead)
})

test('a workbook whose first sheet is a summary is read by its sheet of people', async () => {
  const write = (rows: string[][]) =>
    rows
      .map((cells) => `<row>${cells.map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join('')}</row>`)
      .join('')
  const sheets = [
    {
      name: 'Export Summary',
      xml: write([
        ['Sheet', 'Table'],
        ['People', 'Table 1'],
        ['Other', 'Table 2'],
      ]),
    },
    {
      name: 'People',
      xml: write([
        ['Name', 'Company', 'Email'],
        ['Ana Ruiz', 'Faro', 'ana@example.com'],
      ]),
    },
  ]
  const opened = readList(await readTextTable('a.xlsx', packXlsx({ sheets }), isColumnName))
  expect(opened).toMatchObject({ table: { header: ['Name', 'Company', 'Email'] } })
})
