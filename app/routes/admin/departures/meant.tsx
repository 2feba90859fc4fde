import { Choice } from '#app/ui/choice.tsx'
import type { KeptForm } from '#app/routes/admin/deed-form.tsx'

type Props = { kept: Pick<NonNullable<KeptForm>, 'typed'> | undefined; children: string }

/** The box to tick where a plan is worth a second look, for whoever has had it. What was ticked stays so through another fault. */
export function Meant({ kept, children }: Props) {
  const { asksHints, seenHints } = kept?.typed ?? {}
  const key = asksHints || seenHints
  if (!key) return null
  return (
    <Choice type="checkbox" name="seenHints" value={key} defaultChecked={seenHints === key}>
      {children}
    </Choice>
  )
}
