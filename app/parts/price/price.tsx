import type { PackageKind } from '#domain/catalogue/package.ts'
import { priceLines } from './shown-price.ts'
import type { ShownPrice } from './shown-price.ts'
import styles from './price.module.css'

/** The two lines of a price: how much, and for whom; or in two lines why there is none. */
export function Price({ price, kind, isFrom = false }: { price: ShownPrice; kind: PackageKind; isFrom?: boolean }) {
  const [figure, whose] = priceLines(price, kind)
  return (
    <p className={styles.price}>
      <b className={'refused' in price ? styles.none : undefined}>
        {isFrom && !('refused' in price) ? <span>From </span> : null}
        {figure}
      </b>
      <small>{whose}</small>
    </p>
  )
}
