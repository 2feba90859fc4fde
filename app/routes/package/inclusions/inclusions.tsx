import { kept } from '#app/ui/kept.tsx'
import type { Package } from '#domain/catalogue/package.ts'
import styles from './inclusions.module.css'

/** What the price holds, and what one pays for oneself. */
export const Inclusions = kept(function Inclusions({
  pkg: { inclusions, exclusions },
}: {
  pkg: Pick<Package, 'inclusions' | 'exclusions'>
}) {
  return (
    <section data-far="" aria-labelledby="holds">
      <h2 id="holds">What the price holds</h2>
      <div className={styles.columns}>
        <div>
          <h3>Included</h3>
          <ul>
            {inclusions.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
        {exclusions.length > 0 ? (
          <div>
            <h3>Not included</h3>
            <ul className={styles.out}>
              {exclusions.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        ) : null}
      </div>
    </section>
  )
})
