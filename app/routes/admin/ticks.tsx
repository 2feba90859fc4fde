import { Choice } from '#app/ui/choice.tsx'
import { Fault } from '#app/ui/fault.tsx'
import type { KeptForm } from './deed-form.tsx'

type Props = {
  /** What a fault of all of them is about. */
  name: string
  legend: string
  /** The words of each, by the name of its field. */
  words: Record<string, string>
  kept: KeptForm
}

/** Some of a few, to tick: each is a field of its own. */
export function Ticks({ name, legend, words, kept }: Props) {
  const fault = kept?.faults[name]
  const faultId = `${name}-fault`
  return (
    <fieldset aria-describedby={fault ? faultId : undefined}>
      <legend>{legend}</legend>
      {Object.entries(words).map(([field, says]) => (
        <Choice key={field} type="checkbox" name={field} value="yes" defaultChecked={Boolean(kept?.typed[field])}>
          {says}
        </Choice>
      ))}
      <Fault id={faultId}>{fault}</Fault>
    </fieldset>
  )
}
