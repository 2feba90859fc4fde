import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { listHistory } from '#domain/audit/audit.server.ts'
import { pictures } from '#domain/media/tables.ts'
import type { Db } from '#platform/db.server.ts'
import { speakPlainly } from '#platform/plain-faults.ts'
import { onBoth as test } from '#tests/database.ts'
import { checked, EDITOR, exported, faultsIn, setUpWhole, takenIn } from '#tests/take-in.ts'

speakPlainly()

const standing = async (db: Db, id: string) => (await db.select().from(pictures).where(eq(pictures.id, id)))[0]!

describe('a file of pictures’ words', () => {
  test('says what they show and whose they are, leaves what it does not speak of, and stands in their history', async ({
    db,
  }) => {
    await setUpWhole(db)
    const before = await standing(db, 'picture-1')
    const heads = 'Id,Shows,Taken by,Licence'
    await takenIn(db, 'pictures', `${heads}\npicture-1,A lake,Asha Rao,CC BY 4.0`, EDITOR)
    const credit = { author: 'Asha Rao', licence: 'CC BY 4.0', licenceUrl: '', sourceUrl: '', changes: '' }
    expect(await standing(db, 'picture-1')).toEqual({
      ...before,
      alt: 'A lake',
      credit: { ...credit, shareAlike: false },
    })
    expect(await listHistory(db, 'picture:picture-1')).toMatchObject([
      {
        actor: EDITOR.id,
        before: { alt: 'Poster number 1' },
        after: { alt: 'A lake', credit: { author: 'Asha Rao' } },
      },
    ])
  })

  test('takes a credit off whose cells are all empty, and keeps one whose columns are not there', async ({ db }) => {
    await setUpWhole(db)
    const { credit, focusX } = await standing(db, 'picture-2')
    await takenIn(db, 'pictures', 'Id,Shows\npicture-2,A slope', EDITOR)
    expect(await standing(db, 'picture-2')).toMatchObject({ alt: 'A slope', credit, focusX })
    const [head] = (await exported(db, 'pictures', EDITOR)).split('\r\n')
    const heads = head!.slice(1).split(',')
    expect(heads).toHaveLength(10)
    await takenIn(db, 'pictures', `${heads.join(',')}\npicture-2,A slope,,,,,,,${focusX},50`, EDITOR)
    expect(await standing(db, 'picture-2')).toMatchObject({ alt: 'A slope', credit: null, focusX })
  })

  test('tells what is amiss by row and column: a name without a licence, an address that is none, a picture nobody took in', async ({
    db,
  }) => {
    await setUpWhole(db)
    await db.update(pictures).set({ kind: 'poster' }).where(eq(pictures.id, 'picture-3'))
    await db.update(pictures).set({ kind: 'portrait' }).where(eq(pictures.id, 'picture-4'))
    const rows = [
      'picture-1,,Asha Rao,,commons,101',
      'picture-3,A poster,,,,50',
      'picture-4,A traveller,,,,50',
      'no-such,A lake,,,,x',
    ]
    const found = await checked(
      db,
      'pictures',
      ['Id,Shows,Taken by,Licence,Source address,Focus from left', ...rows].join('\n'),
    )
    expect(faultsIn(found)).toEqual([
      '2 Shows: Say in a few words what it shows.',
      '2 Focus from left: Per cent from 0 to 100.',
      expect.stringMatching(/^2 Licence: Name the licence/),
      '2 Source address: An address begins with https://.',
      expect.stringMatching(/^3 Id: There is no picture with this id among those/),
      expect.stringMatching(/^4 Id: There is no picture with this id among those/),
      '5 Focus from left: A whole number belongs here.',
      expect.stringMatching(/^5 Id: There is no picture with this id among those/),
    ])
    expect(await exported(db, 'pictures', EDITOR)).not.toMatch(/picture-[34]/)
  })
})
