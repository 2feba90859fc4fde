import type { PackageKind } from '#domain/catalogue/package.ts'
import { priceLines } from './shown-price.ts'
import type { ShownPrice } from './shown-price.ts'
import styles from './price.module.css'

/** The two lines of a price: how much, and for whom; or in two lines why there is none. */
export function Price({ price, kind }: { price: ShownPrice; kind: PackageKind }) {
  const [figure, whose] = priceLines(price, kind)
  return (
    <p className={styles.price}>
      <b className={'refused' in price ? styles.none : undefined}>{figure}</b>
      <small>{whose}</small>
    </p>
  )
}
