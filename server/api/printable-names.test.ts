import { describe, expect } from 'vitest'
import { bookingBench, CONTACT, FAMILY } from '#tests/benches/booking-bench.ts'
import { test } from '#tests/database.ts'

describe('a name in letters that no paper of ours can print', () => {
  test('is asked for anew at its field, and one that can is kept in one form (caught: a voucher in nobody’s name)', async ({
    db,
  }) => {
    const bench = await bookingBench(db)
    const book = async (contact: string, second: string) => {
      const quoted = await bench.quote()
      const travellers = [FAMILY[0]!, { ...FAMILY[1]!, name: second }]
      const body = { contact: { ...CONTACT, name: contact }, travellers }
      return (await bench.hold(String(quoted.body.data?.['token']), { body })).body
    }
    const words = expect.stringMatching(/as on the identity document, in Latin letters/)
    expect(await book('ગીતા પટેલ', 'முருகன் குமார்')).toMatchObject({
      fields: { 'contact.name': words, 'travellers.1.name': words },
    })
    expect((await book('मीरा राव', 'Đặng Văn')).fields).toMatchObject({ 'travellers.1.name': words })
    const { data } = await book('मीरा राव', 'Jose\u0301 Łopez')
    const { reference, token } = data as unknown as { reference: string; token: string }
    const seen = await bench.openedBy(reference, token).look()
    expect(seen['travellers']).toMatchObject([{}, { name: 'José Łopez' }])
  })
})
