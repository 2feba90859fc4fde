import { describe, expect } from 'vitest'
import { listHistory } from '#domain/audit/audit.server.ts'
import { accountBench } from '#tests/benches/account-bench.ts'
import { leadBench } from '#tests/benches/lead-bench.ts'
import { test } from '#tests/database.ts'
import { teaHills, saveSampleCatalogue } from '#tests/sample-catalogue.ts'
import { takeCall } from './called-enquiry.server.ts'

const SAID = { about: '', name: 'Meera Nair', mobile: '98123 45678', email: '', adults: '2', message: 'In December.' }

describe('an enquiry taken by telephone', () => {
  test('is whoever’s typed it, about what was chosen, and who asked gets its link (caught: nobody’s)', async ({
    db,
  }) => {
    await saveSampleCatalogue(db)
    const { needs, leads, messages, events } = leadBench(db)
    const staff = await accountBench(db).visitor({ role: 'sales', email: 'colleague@example.org' })
    expect(await takeCall(needs, { id: 'x', role: 'editor' }, SAID)).toMatchObject({ reason: 'forbidden' })
    const about = `package:${teaHills.url}`
    const taken = await takeCall(needs, staff, { ...SAID, about, email: 'meera@example.org' })
    expect(await leads()).toMatchObject([
      { byTelephone: true, assigneeId: staff.id, state: 'new', sourceKey: teaHills.url, mobile: '+919812345678' },
    ])
    expect((await messages()).map(({ kind, to }) => [kind, to])).toEqual([
      ['enquiry', 'meera@example.org'],
      ['enquiry', '+919812345678'],
    ])
    expect(await events()).toEqual(['new'])
    const reference = taken.ok ? taken.value.reference : ''
    expect(await listHistory(db, `enquiry:${reference}`)).toMatchObject([{ after: { byTelephone: true } }])
  })

  test('is about the package of the name that was typed, and asks where it is none or several', async ({ db }) => {
    await saveSampleCatalogue(db)
    const { needs, leads } = leadBench(db)
    const staff = await accountBench(db).visitor({ role: 'sales', email: 'colleague@example.org' })
    const take = async (about: string) => {
      const taken = await takeCall(needs, staff, { ...SAID, about })
      return taken.ok ? [] : (taken.faults ?? []).map(({ path }) => path)
    }
    expect([await take('nowhere at all'), await leads()]).toEqual([['about'], []])
    expect([await take(teaHills.name.slice(0, 6)), await leads()]).toMatchObject([[], [{ sourceKey: teaHills.url }]])
  })

  test('needs no e-mail, says every fault at its field, and typed twice is one (caught: two enquiries of one press)', async ({
    db,
  }) => {
    const { needs, leads, messages, send } = leadBench(db)
    const staff = await accountBench(db).visitor({ role: 'sales', email: 'colleague@example.org' })
    const faulty = await takeCall(needs, staff, { ...SAID, name: '', mobile: '12', email: 'nobody@' })
    expect(faulty).toMatchObject({ reason: 'invalid-enquiry' })
    expect(!faulty.ok && (faulty.faults ?? []).map(({ path }) => path)).toEqual(['name', 'mobile', 'email'])
    const [first, second] = [await takeCall(needs, staff, SAID), await takeCall(needs, staff, SAID)]
    expect([first, await leads()]).toMatchObject([second, [{ email: null, sourceName: 'A call' }]])
    expect(await messages()).toMatchObject([{ channel: 'sms' }])
    // The site's own form still wants one.
    expect(await send({ ...SAID })).toMatchObject({ reason: 'invalid-enquiry', faults: { email: 'email-missing' } })
  })
})
