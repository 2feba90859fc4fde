import { describe, expect, test } from 'vitest'
import { openPostOutside } from './post-outside.server.ts'
import { isPublicAddress } from './public-address.ts'

describe('what somebody else chose to be posted to', () => {
  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:db8::1',
    'nonsense',
  ])('is not %s', (address) => expect(isPublicAddress(address)).toBe(false))

  test.each(['8.8.8.8', '1.1.1.1', '2606:4700::1111', '2a00:1450::1'])('may be %s', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  )

  test('is looked up once, and refused when any answer is of a private network (caught: the first answer alone looked at; the name looked up again)', async () => {
    const asked: string[] = []
    const resolve = async (host: string) => {
      asked.push(host)
      return [
        { address: '8.8.8.8', family: 4 },
        { address: '127.0.0.1', family: 4 },
      ]
    }
    const post = openPostOutside({ resolve })
    const sent = { body: '{}', headers: {} }
    expect(await post('https://partner.example/', sent)).toEqual({ failure: 'its name leads into a private network' })
    expect(asked).toEqual(['partner.example'])
    for (const url of [
      'https://127.0.0.1/',
      'https://[::1]/',
      'https://2130706433/',
      'https://0x7f.1/',
      'https://169.254.169.254/',
    ])
      expect(await openPostOutside()(url, sent)).toHaveProperty('failure')
    const unknown = openPostOutside({ resolve: async () => Promise.reject(new Error('no such name')) })
    expect(await unknown('https://nobody.example/', sent)).toEqual({ failure: 'its name is not known' })
  })
})
