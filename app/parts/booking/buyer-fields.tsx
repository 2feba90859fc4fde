import { Field } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { ABROAD } from '#domain/bookings/papers/buyer.ts'
import { STATE_NAMES } from '#platform/state-names.ts'
import type { BuyerTyped } from '#web/buyer-typed.ts'
import styles from './buyer-fields.module.css'

const STATES = [
  ...Object.entries(STATE_NAMES).map(([value, name]) => ({ value, name })),
  { value: ABROAD, name: 'Outside India' },
]

/** What each field is called where a fault is told by its name. */
export const BUYER_LABELS: Record<string, string> = {
  'buyer.address': 'Address on the invoice',
  'buyer.city': 'City on the invoice',
  'buyer.pin': 'PIN code on the invoice',
  'buyer.state': 'State on the invoice',
  'buyer.country': 'Country on the invoice',
  'buyer.name': 'Name on the invoice',
  'buyer.gstin': 'GSTIN on the invoice',
}

type Props = {
  buyer: BuyerTyped
  faults?: Readonly<Record<string, string>> | undefined
  /** Where somebody types it for a caller, whose browser offers its own address. */
  isForSomebody?: boolean
}

/** What is asked and need not be answered, folded. */
export function BuyerFold({ words, isOpen, children }: { words: string; isOpen: boolean; children: React.ReactNode }) {
  return (
    <details className={styles.fold} open={isOpen}>
      <summary>{words}</summary>
      {children}
    </details>
  )
}

/** Whom the invoice is made out to, and where they live. */
export function BuyerFields({ buyer, faults = {}, isForSomebody = false }: Props) {
  const field = (name: keyof BuyerTyped, fill: string) => ({
    id: `buyer.${name}`,
    name: `buyer.${name}`,
    defaultValue: buyer[name],
    fault: faults[`buyer.${name}`],
    autoComplete: isForSomebody ? 'off' : `billing ${fill}`,
  })
  return (
    <div className={styles.fields}>
      <Field
        {...field('address', 'street-address')}
        label="House, street and area"
        maxLength={140}
        className={styles.wide}
      />
      <Field {...field('city', 'address-level2')} label="City, town or village" maxLength={60} />
      <Field {...field('pin', 'postal-code')} label="PIN code" maxLength={12} />
      <Select {...field('state', 'address-level1')} label="State" none="Choose the state" options={STATES} />
      <Field {...field('country', 'country-name')} label="Country" help="Outside India only" maxLength={60} />
      <Field
        {...field('name', 'name')}
        label="Name on the invoice"
        help="Left empty it is whoever books"
        maxLength={100}
      />
      <Field
        {...field('gstin', 'off')}
        autoComplete="off"
        label="For a business? GSTIN"
        help="Of the state above, with the registered name"
        maxLength={20}
      />
    </div>
  )
}
