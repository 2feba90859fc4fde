import { useActionData } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { joined } from '#app/ui/joined.ts'
import { DeedForm, keptOf } from './deed-form.tsx'
import type { KeptForm } from './deed-form.tsx'
import office from './office.module.css'

type Props = Pick<React.ComponentProps<typeof DeedForm>, 'intent' | 'of' | 'action'> & {
  /** The words that open it: the deed, as "End it…". */
  asks: string
  /** What it will do, with figures. */
  says: React.ReactNode
  /** The words of the press that does it. */
  does: string
  look?: 'bad' | 'line' | 'ink'
  /** Which of several, for who hears the page. */
  which?: string
}

/** A deed that nothing brings back, where several stand in a row or beside other things: the first press says what it will do, with figures; the second does it. */
export function SaidFirst({ intent, of = {}, action, asks, says, does, look = 'bad', which }: Props) {
  const kept = useActionData<KeptForm>()
  const heard = which ? <span className="vh">: {which}</span> : null
  return (
    <details className={office.unfold} open={keptOf(kept, intent, of) !== undefined || undefined}>
      <summary>
        {asks}
        {heard}
      </summary>
      <DeedForm intent={intent} of={of} {...(action ? { action } : {})} className={joined(office.column, office.first)}>
        <p className="small soft">{says}</p>
        <Button look={look}>
          {does}
          {heard}
        </Button>
      </DeedForm>
    </details>
  )
}
