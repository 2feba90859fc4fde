import { setImmediate as aTurn } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { hashesDuring } from '#tests/hashes.ts'
import { COMMON_PASSWORDS } from './common-passwords.ts'
import { openQueue } from './password-queue.ts'
import { hashPassword, needsRehash, PasswordsBusy, refusePassword, verifyPassword } from './passwords.server.ts'

// Made with the reference implementation (libargon2 20190702) and checked by others since: 'password', 'somesalt', m=65536, t=2, p=1.
const FOREIGN = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'

describe('a password', () => {
  test('is kept as argon2id with 19 MiB, two passes and its own salt of 16 bytes', async () => {
    const [first, second] = [await hashPassword('three wet umbrellas'), await hashPassword('three wet umbrellas')]
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
    expect(first.split('$')[4]).not.toBe(second.split('$')[4])
    expect(needsRehash(first)).toBe(false)
  })

  test('is known again, and no other, not even a longer one', async () => {
    const hash = await hashPassword('three wet umbrellas')
    expect(await verifyPassword('three wet umbrellas', hash)).toBe(true)
    for (const wrong of [
      '',
      'three wet umbrella',
      'three wet umbrellas ',
      'Three wet umbrellas',
      'three wet umbrellas\0',
    ])
      expect(await verifyPassword(wrong, hash)).toBe(false)
  })

  test('is the same however its letters were put together', async () => {
    expect(await verifyPassword('caf\u0065\u0301 at the halt', await hashPassword('caf\u00e9 at the halt'))).toBe(true)
  })

  test('made elsewhere with other parameters is believed and due for a new hash', async () => {
    expect(await verifyPassword('password', FOREIGN)).toBe(true)
    expect(await verifyPassword('passwore', FOREIGN)).toBe(false)
    expect(needsRehash(FOREIGN)).toBe(true)
  })

  test('of nobody is never right, not even the empty one, nor against what is no hash', async () => {
    for (const none of [null, '', '$argon2id$', 'three wet umbrellas', FOREIGN.replace('argon2id', 'argon2i')])
      for (const typed of ['', 'three wet umbrellas']) expect(await verifyPassword(typed, none)).toBe(false)
  })

  test('of endless length is wrong and costs no more than another', async () => {
    const hash = await hashPassword('x')
    const endless = async () => expect(await verifyPassword('x'.repeat(5_000_000), hash)).toBe(false)
    expect(await hashesDuring(endless)).toMatchObject([{ bytes: 0 }])
  })

  test('is the same work to refuse for nobody as for somebody (caught: answering at once when there is no hash; a cheaper one)', async () => {
    const hash = await hashPassword('three wet umbrellas')
    const forSomebody = await hashesDuring(() => verifyPassword('a wrong one', hash))
    expect(forSomebody).toHaveLength(1)
    expect(await hashesDuring(() => verifyPassword('a wrong one', null))).toEqual(forSomebody)
  })

  test('waits in a queue of 32 behind two, and more are turned away (caught: hashing without a queue)', async () => {
    const tries = await Promise.allSettled(Array.from({ length: 60 }, () => verifyPassword('x', null)))
    const refused = tries.filter((one) => one.status === 'rejected')
    expect(refused).toHaveLength(60 - 34)
    expect(refused.every(({ reason }) => reason instanceof PasswordsBusy)).toBe(true)
    expect(await verifyPassword('x', null)).toBe(false)
  })
})

describe('the queue', () => {
  test('never runs more than it may, keeps the order, and goes on after a failure', async () => {
    const queue = openQueue({ atOnce: 2, mayWait: 10, tooMany: () => new Error('full') })
    const seen: number[] = []
    let running = 0
    let most = 0
    const work = (number: number) =>
      queue.run(async () => {
        most = Math.max(most, ++running)
        await aTurn()
        seen.push(number)
        running--
        if (number === 3) throw new Error('three failed')
      })
    const all = await Promise.allSettled(Array.from({ length: 12 }, (_, i) => work(i)))
    expect(all.filter(({ status }) => status === 'rejected')).toHaveLength(1)
    expect(most).toBe(2)
    expect(seen).toEqual(Array.from({ length: 12 }, (_, i) => i))
  })
})

describe('choosing a password', () => {
  const about = { name: 'Meera Nair', email: 'meera.nair@example.org', site: 'Wander & Co.' }
  test.each([
    ['short77', 'password-short'],
    ['x'.repeat(3) + 'abc7', 'password-short'],
    ['🌧️🌧️🌧️', 'password-short'],
    ['ab7'.repeat(43), 'password-long'],
    ['password', 'password-common'],
    ['PassWord1', 'password-common'],
    ['iloveyou', 'password-common'],
    ['1qaz2wsx', 'password-common'],
    ['aaaaaaaaaaaa', 'password-common'],
    ['meeranair', 'password-own'],
    ['Meera Nair', 'password-own'],
    ['meera2026', 'password-own'],
    ['meera.nair@example.org', 'password-own'],
    ['nair-wander', 'password-own'],
    // caught: the shipped name of the software refused in place of the operator's own
    ['wander123', 'password-own'],
    ['WanderCo2026', 'password-own'],
    ['wander.co.meera', 'password-own'],
    // caught: signs between the words counted as something of one's own
    ['#Meera@Wander!2026#', 'password-own'],
  ])('%s is refused: %s', (typed, reason) => expect(refusePassword(typed, about)).toBe(reason))

  test.each([
    'three wet umbrellas',
    'meera has three umbrellas',
    'ab7'.repeat(42) + 'zz',
    'रेल की पटरी',
    'qz7#kfw0',
    'padav has three halts',
  ])('%s will do: no kinds of characters are asked for', (typed) =>
    expect(refusePassword(typed, about)).toBeUndefined(),
  )

  test('knows 4,000 common ones, all long enough to be tried and in lower case', () => {
    expect(COMMON_PASSWORDS.size).toBe(4000)
    expect([...COMMON_PASSWORDS].filter((word) => word.length < 8 || word !== word.toLowerCase())).toEqual([])
  })

  test('does without a name and an e-mail', () => {
    expect(refusePassword('three wet umbrellas', { site: 'Padav' })).toBeUndefined()
    expect(refusePassword('three wet umbrellas', { name: '', email: '', site: '' })).toBeUndefined()
    expect(refusePassword('padav123', { site: 'Padav' })).toBe('password-own')
  })
})
