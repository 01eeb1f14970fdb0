import { afterEach, expect, test, vi } from 'vitest'
import everyMinute from '../../every-minute/every-minute.ts'
import everyNight from '../../every-night/every-night.ts'
import refreshCalendar from '../../refresh-calendar/refresh-calendar.ts'
import { defineJob } from './define-job.ts'

afterEach(() => vi.unstubAllEnvs())

test('no other machine can call a job of the local server', async () => {
  vi.stubEnv('NETLIFY_DEV', 'true')
  for (const [name, job] of Object.entries({ everyMinute, everyNight, refreshCalendar })) {
    for (const ip of ['192.0.2.2', 'fe80::1', '']) {
      const request = new Request('http://localhost/.netlify/functions/job', { method: 'POST' })
      expect((await job(request, { ip })).status, `${name} by ${ip}`).toBe(404)
    }
  }
})

test('this machine can call a job of the local server, and Netlify one of the deployed site', async () => {
  const call = async (ip: string) => (await defineJob('test', async () => {})(undefined, { ip })).status
  expect(await call('3.9.0.1')).toBe(204)
  vi.stubEnv('NETLIFY_DEV', 'true')
  for (const ip of ['127.0.0.1', '::1']) expect(await call(ip)).toBe(204)
})
