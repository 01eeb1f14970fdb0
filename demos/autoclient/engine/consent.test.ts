import { expect, test } from 'vitest'
import { joinConsents, listUnusedPermissions, readConsent, readOptOut, readPermissionName } from './consent.ts'

test.each([
  ...['yes', 'Sí', 'oui', '同意', '已同意', 'x', 'Sí (feria, 2025-03-02)', 'opt-in'].map((text) => [text, 'yes']),
  ...['no', 'Non', '不同意', '退订', 'baja', 'unsubscribed', 'No consta'].map((text) => [text, 'no']),
  ...['customer', 'Cliente', '老客户'].map((text) => [text, 'customer']),
  ...['已退订', '已拒绝', '已取消', '客户，已退订', 'yes until 2023, then unsubscribed', 'sí, pero se dio de baja'].map(
    (text) => [text, 'no'],
  ),
  ...['customer, unsubscribed', 'client - opposition', 'Cliente (baja 2024)', 'opt-out', 'N'].map((text) => [
    text,
    'no',
  ]),
  ...['Client depuis 2019', '老客户', 'customer since 12/03/2020'].map((text) => [text, 'customer']),
  ...['yes until 2023', 'Cliente potencial', 'oui ?!? à revoir', '已询问'].map((text) => [text, 'unknown']),
  ...[
    'yes (until 2023)',
    'Sí (pendiente)',
    'oui (en attente)',
    '同意（待确认）',
    'yes (only invoices)',
    'sí (caducado)',
  ].map((text) => [text, 'unknown']),
  ...['', '?', '2025-03-02', 'pendiente', 'maybe'].map((text) => [text, 'unknown']),
])('consent %j means %s', (text, consent) => {
  expect(readConsent(text)).toBe(consent)
})

test.each([
  ...[
    'Consent',
    'Opt-in',
    'Marketing consent',
    'GDPR',
    'Subscribed',
    'OptIn',
    'Accepts Email Marketing',
    'Marketing status',
  ],
  ...['Consentimiento', 'RGPD', 'Suscrito', 'Autorización', 'Acepta (sí/no)'.replace('Acepta', 'Consentimiento')],
  ...['Consentement', 'Accord', 'Abonné', 'Opt-in e-mail (oui/non)'],
  ...['是否同意', '同意接收', '授权', '已订阅'],
])('a column %j holds consent', (name) => {
  expect(readPermissionName(name)).toBe('consent')
})

test.each([
  // As customer systems write them.
  ...[
    'Unsubscribed from all email',
    'Email Opt Out',
    'HasOptedOutOfEmail',
    'UNSUB_TIME',
    'UNSUB_REASON',
    'Do not contact',
  ],
  ...[
    'Do Not Email',
    'DoNotContact',
    'donotbulkemail',
    'Opted out of email: Newsletter',
    'EMAIL_BLACKLISTED',
    'Blocklisted',
  ],
  ...['email_opt_out', 'optout', 'Opt-out date', 'Unsubscribe date', 'Cleaned', 'CLEAN_TIME', 'DNC', 'Suppressed'],
  // As people write them.
  ...[
    'Consent withdrawn',
    'Consent revoked on',
    'No consent',
    'Not consented',
    'GDPR: objection to marketing',
    'No newsletter',
  ],
  ...['Does not want newsletters', 'Refuses e-mails', 'No longer wants mail', 'Marketing permission denied', 'STOP'],
  ...[
    'Baja',
    'Fecha de baja',
    'Baja newsletter',
    'Lista Robinson',
    'No contactar',
    'No enviar publicidad',
    'No desea recibir correos',
  ],
  ...[
    'Consentimiento retirado',
    'Revocación del consentimiento',
    'Sin consentimiento',
    'No acepta publicidad',
    'Oposición',
  ],
  ...['Cancelación de la suscripción', 'Rechaza comunicaciones', 'Lista negra', 'Desuscrito', '¿Baja? (sí/no)'],
  ...[
    'Désabonné',
    'Désinscription',
    'Bloctel',
    'Liste Robinson',
    'Ne plus contacter',
    'Ne souhaite pas recevoir d’e-mails',
  ],
  ...[
    'Consentement retiré',
    'Sans consentement',
    'Opposition',
    'Droit d’opposition',
    'Refus de prospection e-mail',
    'Liste d’opposition',
  ],
  ...[
    '退订',
    '是否退订',
    '退订时间',
    '拒收',
    '拒收邮件',
    '撤回同意',
    '不同意',
    '未同意',
    '勿扰',
    '取消订阅',
    '黑名单',
    '不再接收邮件',
    '拒绝营销',
  ],
])('a column %j says who asked for no mail', (name) => {
  expect(readPermissionName(name)).toBe('optOut')
})

test.each([
  ...[
    'Not unsubscribed',
    'No opt-out',
    'Opt-in / Opt-out',
    'Subscribed/Unsubscribed',
    'Consent not withdrawn',
    'Sin baja',
  ],
  ...['Sin oposición al marketing', 'Non désabonné', 'Pas d’opposition à la newsletter', '未退订', '没有拒收'],
])('a column %j is left to the visitor', (name) => {
  expect(readPermissionName(name)).toBe('unclear')
})

test.each([
  ...[
    'Name',
    'No. of employees',
    'Contact no.',
    'N.º empleados',
    'Baja California',
    'Nombre',
    'Notes',
    'Objections',
    '编号',
    '备注',
  ],
  ...['Order cancelled', 'Rejected offers', 'Optional', 'Options', 'Opposite', 'Email', 'Correo', '邮箱', 'Sans objet'],
])('a column %j is about no permission', (name) => {
  expect(readPermissionName(name)).toBeUndefined()
})

test.each([
  'HasOptedOutOfFax',
  'SMS opt-out',
  'Do not contact by phone',
  'Unsubscribe link',
  'Lien de désabonnement',
  '退订链接',
])('a column %j is no request for no mail', (name) => {
  expect(readPermissionName(name)).toBe('other')
})

test.each([
  ...['Yes', 'x', '1', 'true', 'VRAI', 'Sí', 'oui', '是', '✓', '3', '45012'].map((text) => [text, 'yes']),
  ...['2024-05-02', '2/5/2024', '2024-05-02T10:11:12Z', '2 May 2024 10:30 AM', '2 de mayo de 2024', '2024年5月2日'].map(
    (text) => [text, 'yes'],
  ),
  ...['Unsubscribed', 'opted out', 'Baja', '已退订'].map((text) => [text, 'yes']),
  ...['', ' ', '-', 'No', 'n', '0', 'false', 'FAUX', 'non', '否', '无', '0000-00-00 00:00:00'].map((text) => [
    text,
    'no',
  ]),
  ...['No longer interested', 'not yet', 'pending', '?', 'newsletter', 'not unsubscribed', '待确认'].map((text) => [
    text,
    'unclear',
  ]),
])('no mail: %j means %s', (text, answer) => {
  expect(readOptOut(text)).toBe(answer)
})

test.each([
  [['yes'], ['yes'], 'no'],
  [['customer'], ['2024-05-02'], 'no'],
  [[''], ['x'], 'no'],
  [['yes'], ['', 'x'], 'no'],
  [['yes'], ['no', ''], 'yes'],
  [['yes', 'no'], [], 'no'],
  [['yes', 'pending'], [], 'unknown'],
  [['yes', ''], [], 'yes'],
  [['yes'], ['pending'], 'unknown'],
  [['yes', 'customer'], [], 'customer'],
  [[], ['no'], 'unknown'],
  [[], [], 'unknown'],
])('consent %j with requests for no mail %j is %s', (consents, optOuts, answer) => {
  expect(joinConsents(consents, optOuts)).toBe(answer)
})

test('columns about permission that are not used are named, and so are those used for the opposite', () => {
  const header = ['Email', 'Opt-out', 'Consent', 'Not unsubscribed', 'State', 'Colour', 'SMS opt-out']
  const rows = [{ number: 2, cells: ['a@b.example', '', 'yes', '', 'Unsubscribed', 'red', 'yes'] }]
  const list = (...mapping: Parameters<typeof listUnusedPermissions>[1]) =>
    listUnusedPermissions({ header, rows }, mapping)
  expect(list('email', 'consent', undefined)).toEqual(['Opt-out', 'Consent', 'Not unsubscribed', 'State'])
  expect(list('email', 'optOut', 'consent', 'optOut', 'consent')).toEqual([])
})
