import { spawnSync } from 'node:child_process'
import { closeSync, existsSync, openSync } from 'node:fs'
import { DrizzleQueryError } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { addDays } from './dates.ts'
import type { CalendarDate } from './dates.ts'
import { openLog } from './log.server.ts'
import type { Log } from './log.server.ts'
import { asKind, requestUnderWay } from './request.ts'

const MOBILE = '+919812345678'
const EMAIL = 'canary@example.org'
const NAME = 'Kanari Vogel'
const CANARIES = [MOBILE, MOBILE.slice(3), EMAIL, NAME, 'Kanari']

function lines(say: (log: Log) => void): { text: string; rows: Record<string, unknown>[] } {
  const written: string[] = []
  say(openLog('trace', { write: (line) => void written.push(line) }))
  return { text: written.join(''), rows: written.map((line) => JSON.parse(line) as Record<string, unknown>) }
}

/** As PostgreSQL complains of a row. */
function fromPostgres(): Error {
  const error = new Error(`duplicate key value violates "${EMAIL}" of ${NAME}`)
  const said = { code: '23505', table: 'users', constraint: 'users_email_unique', routine: '_bt_check_unique' }
  const row = { detail: `Key (email)=(${EMAIL}) already exists.`, where: `row of ${NAME}`, parameters: [MOBILE] }
  return Object.assign(error, said, row)
}

function fails(work: () => unknown): Error {
  try {
    work()
  } catch (error) {
    return error as Error
  }
  throw new Error('it did not fail')
}

describe('a line of the log', () => {
  // Caught: pino's own serializer; leaving out `params` alone (message and stack repeat them); the cause as it stands;
  // `String(error)` as a fact; an error alone, whose message becomes the words of its line; errors inside an AggregateError.
  it.each<[string, () => Error]>([
    ['a query', () => new DrizzleQueryError('select $1', [MOBILE, EMAIL, NAME], fromPostgres())],
    ['a query deep below', () => new Error(NAME, { cause: new AggregateError([fromPostgres()], NAME) })],
    ['what cannot be read', () => fails(() => JSON.parse(`${NAME} <${EMAIL}>`))],
    ['no number', () => fails(() => BigInt(NAME))],
    ['no address', () => fails(() => new URL(`//${NAME} ${EMAIL}`))],
    ['words of our own', () => new Error(`nobody is called "${NAME}" or ${EMAIL}, ${MOBILE}`)],
    ['a stack in a message', () => new Error(`${NAME}\n    at ${NAME} (${EMAIL}:1:1)\n    at ${MOBILE}:1:1`)],
    ['an odd name', () => Object.assign(new Error('x'), { name: NAME, code: EMAIL, table: `${NAME} ${MOBILE}` })],
  ])('carries nobody when %s fails', (_, make) => {
    const { text } = lines((log) => {
      const error = make()
      log.error({ err: error }, 'a call failed')
      log.error(error)
      log.error({ err: error })
      log.warn({ other: error, err: String(error) }, 'another')
      log.debug({ nested: { error, said: error.message } }, 'a third')
    })
    for (const canary of CANARIES) expect(text).not.toContain(canary)
  })

  it('says what failed, and what it hangs on', () => {
    const { rows } = lines((log) => log.error({ err: new DrizzleQueryError('select $1', [NAME], fromPostgres()) }, 'x'))
    const cause = { type: 'Error', code: '23505', table: 'users', constraint: 'users_email_unique' }
    expect(rows).toMatchObject([{ msg: 'x', err: { type: 'DrizzleQueryError', cause } }])
  })

  it('says where a mistake was made', () => {
    const { text } = lines((log) => {
      try {
        addDays('no day' as CalendarDate, 1)
      } catch (err) {
        log.error({ err }, 'x')
      }
    })
    expect(text).toContain('platform/dates.ts:')
  })

  it('carries no address or number in other facts', () => {
    const said = `/x/${EMAIL}/98123 45678 and ${encodeURIComponent(EMAIL)} at ${encodeURIComponent('+91 98123-45678')}`
    const { text } = lines((log) => log.info({ key: said, count: 12 }, said))
    expect(text).not.toMatch(/example\.org|98123|45678/)
    expect(text).toContain('"count":12')
  })

  // Caught: addresses of which a list said what to cut out; a page's own route lost to the `*` it is answered by.
  it('names the pattern of the address that was asked, learnt as late as it is known, and never the address', () => {
    const { rows } = lines((log) => {
      let route = '/api/*'
      asKind(
        'calls',
        () => {
          log.warn('at the door')
          route = '/api/quotes/:token'
          log.warn('inside')
          requestUnderWay()!.route = '/q/:token'
          log.warn('in the page')
        },
        () => route,
      )
      log.warn('outside')
    })
    expect(rows.map(({ route }) => route)).toEqual(['/api/*', '/api/quotes/:token', '/q/:token', undefined])
  })
})

// (caught: pino's own way, which ends the process of a line it could not write and waits for room to say so)
it.skipIf(!existsSync('/dev/full'))('a full disk under the log ends nothing', () => {
  const full = openSync('/dev/full', 'w')
  const work = `
    const { openLog } = await import('#platform/log.server.ts')
    const { hearEverything } = await import('#platform/console.server.ts')
    const log = openLog('info')
    hearEverything(log)
    for (let n = 0; n < 200; n++) log.info('a line '.repeat(100))
    process.stderr.write('still here')`
  const ended = spawnSync(process.execPath, ['--input-type=module', '--eval', work], {
    stdio: ['ignore', full, 'pipe'],
    timeout: 20_000,
  })
  closeSync(full)
  expect({ status: ended.status, said: String(ended.stderr) }).toEqual({ status: 0, said: 'still here' })
})
