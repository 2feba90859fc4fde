import { expect, test } from 'vitest'
import type { WrittenThing } from '#domain/drafts/drafts.server.ts'
import { draftShown, joinedDraft } from './shown.server.ts'

const BASE = { name: 'Munnar', summary: 'Tea.', fame: '1', pictureId: 'old' }
const show = ({ name, summary, fame }: Partial<typeof BASE>) => ({ name, summary, fame }) as Record<string, string>

function written(content: Partial<typeof BASE>, shown: Partial<typeof BASE>): WrittenThing & { stood: string } {
  const draft = { state: 'draft', content: { ...BASE, ...content }, base: BASE } as unknown as WrittenThing['draft']
  return { draft, shown: { ...BASE, ...shown }, isBehind: true, stood: 'now' }
}

test('a draft that what is public has left behind takes over what changed there alone, its picture too, and says both where both did', () => {
  const asha = written({ summary: 'Mist.', fame: '2' }, { summary: 'Rain.', name: 'Moonar', pictureId: 'new' })
  const { typed, faults } = joinedDraft(asha, show as never, 'Asha')
  expect(typed).toMatchObject({ name: 'Moonar', summary: 'Mist.', fame: '2', pictureId: 'new' })
  expect(faults).toEqual({ summary: 'It was “Tea.”. Asha has saved “Rain.”. Save again to keep yours.' })
  const pictures = joinedDraft(written({ pictureId: 'mine' }, { pictureId: 'theirs' }), show as never, 'Asha')
  expect(pictures.typed).toMatchObject({ pictureId: 'mine' })
  expect(pictures.faults['pictureId']).toContain('Asha has saved “another picture”')
})

test('a draft says what of what is public it changes, by the names of the form, and the picture where that is another', () => {
  const form = { show: show as never, labelOf: (name: string) => name.toUpperCase(), gaps: { fame: 'A figure.' } }
  expect(draftShown(written({ summary: 'Mist.', pictureId: 'mine' }, {}), form)).toMatchObject({
    isNew: false,
    changed: [
      { name: 'SUMMARY', before: 'Tea.', after: 'Mist.' },
      { name: 'PICTUREID', before: 'old', after: 'mine' },
    ],
    gaps: [{ name: 'fame', label: 'FAME', message: 'A figure.' }],
  })
  expect(draftShown({ draft: undefined, shown: BASE, isBehind: false }, form)).toBeUndefined()
})
