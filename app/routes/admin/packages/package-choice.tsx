import { Button } from '#app/ui/button.tsx'
import { EnterButton } from '#app/ui/enter-button.tsx'
import { Field } from '#app/ui/field.tsx'
import { listAddress } from '#app/ui/list-address.ts'
import type { NamedPackage, PackageChoice as Choice } from '#domain/catalogue/packages-to-choose.server.ts'
import office from '#app/routes/admin/office.module.css'
import styles from './packages.module.css'

/** Said by whoever is still choosing: the rest of the form is not tried yet. */
export const CHOOSING = 'choosing'
export const LONGEST_FIND = 80

type Props = {
  /** The field it is sent as, and by what of a package. */
  name: string
  by: 'id' | 'url'
  choice: Choice
  /** The query of the page's address, which the links to choose by keep. */
  search: string
  fault?: string | undefined
  /** What belongs to the package chosen before, and goes with it. */
  drops?: readonly string[]
  /** Where on the page the links lead. */
  at?: string
}

/** In a form that stands in the address: which package, by a word of its name. Those that bear it are links, so that no list of all is ever sent. */
export function PackageChoice({
  name,
  by,
  choice: { chosen, found, isMore, words },
  search,
  fault,
  drops = [],
  at = '',
}: Props) {
  const dropped = Object.fromEntries(['find', ...drops].map((one) => [one, undefined]))
  const address = (one: NamedPackage) =>
    `${listAddress(search, { ...dropped, [name]: one[by], [CHOOSING]: '1' })}#${at}`
  return (
    <div className={office.deeds}>
      <EnterButton />
      <input type="hidden" name={name} value={chosen?.[by] ?? ''} />
      {chosen ? (
        <p>
          <b>{chosen.name}</b>, {daysText(chosen)}
        </p>
      ) : null}
      <div className={styles.find} data-enter="">
        <Field
          id="find"
          name="find"
          type="search"
          label={chosen ? 'Another package, by a word of its name' : 'Package, by a word of its name'}
          maxLength={LONGEST_FIND}
          autoComplete="off"
          defaultValue={words}
          fault={fault ?? (words !== '' && found.length === 0 ? `No package is called “${words}”.` : undefined)}
        />
        <Button look="line" name={CHOOSING} value="1">
          Find<span className="vh"> a package</span>
        </Button>
      </div>
      {found.length > 0 ? (
        <>
          <ul aria-label="Packages of that name" className={styles.called}>
            {found.map((one) => (
              <li key={one.id}>
                <a href={address(one)}>
                  {one.name}, {daysText(one)}
                </a>
              </li>
            ))}
          </ul>
          {isMore ? <p className="small soft">There are more. Type more of its name.</p> : null}
        </>
      ) : null}
    </div>
  )
}

function daysText({ days, published }: NamedPackage): string {
  return `${days === 1 ? '1 day' : `${days} days`}${published ? '' : ', not public'}`
}
