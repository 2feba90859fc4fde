import { href } from 'react-router'
import { PlainButton } from '#app/ui/plain-button.tsx'
import { partyParams, partyText } from '#domain/party/party.ts'
import type { PartyView } from '#domain/party/party.ts'
import styles from './party-line.module.css'

type Props = {
  view: PartyView
  /** The page one comes back to, without a party of its own. */
  back: string
  /** What prices are for while nobody has said who travels. */
  usual?: string
  /** Whether there is a price to switch between the whole and a head. */
  isPriced?: boolean
}

/** For whom the prices of the page are, the way to change that, and the switch between the whole and a head. */
export function PartyLine({ view, back, usual = 'one adult, twin sharing', isPriced = true }: Props) {
  const { party } = view
  return (
    <div className={styles.line} data-region="party" data-party={String(partyParams(view))}>
      <p className={styles.whose}>
        <span>
          <span className="soft">For </span>
          <b>{party ? partyText(party) : usual}</b>
        </span>{' '}
        <a href={partyPath(back, view)} data-asks-party="" aria-haspopup="dialog">
          {party ? 'change' : 'set your party'}
        </a>
      </p>
      {party && isPriced ? <PerSwitch view={view} back={back} /> : null}
    </div>
  )
}

/** The page of the party form, which leads back to `back`; filled with the party of `view`, else with the one of the device. */
export function partyPath(back: string, view?: PartyView): string {
  return `${href('/party')}?${new URLSearchParams([...(view ? partyParams(view) : []), ['callbackUrl', back]])}`
}

function PerSwitch({ view, back }: Pick<Props, 'view' | 'back'>) {
  return (
    <form method="post" action={href('/party')} className={styles.per} data-party-per="">
      <input type="hidden" name="party" value={String(partyParams({ ...view, per: 'total' }))} />
      <input type="hidden" name="callbackUrl" value={back} />
      <PlainButton name="per" value="total" aria-pressed={view.per === 'total'}>
        Total
      </PlainButton>
      <PlainButton name="per" value="person" aria-pressed={view.per === 'person'}>
        Per person
      </PlainButton>
    </form>
  )
}
