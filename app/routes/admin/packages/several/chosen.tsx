import { href } from 'react-router'
import { Chosen } from '#app/ui/chosen.tsx'
import { PlainButton } from '#app/ui/plain-button.tsx'
import type { SeveralDeed } from '#domain/catalogue/several.ts'
import { DEED_WORDS } from './words.ts'

type Props = { deeds: readonly SeveralDeed[]; all?: { search: string; total: number } }

/** What can be done with the packages that are ticked; the next page says with figures what it comes to. */
export function ChosenPackages({ deeds, all }: Props) {
  return (
    <Chosen id="chosen" action={href('/admin/packages/several')} {...(all && { all })}>
      {deeds.map((deed) => (
        <PlainButton key={deed} name="deed" value={deed}>
          {DEED_WORDS[deed].name}
        </PlainButton>
      ))}
    </Chosen>
  )
}
