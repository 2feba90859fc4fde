import { href } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { DeedForm } from '#app/routes/admin/deed-form.tsx'
import type { OtherPickup } from '#domain/bookings/desk/moved-pickups.server.ts'
import styles from './desk.module.css'

/** Who was told another place or hour than their journey names by now, and the deed that tells them. */
export function OtherPickups({ others }: { others: readonly OtherPickup[] }) {
  if (others.length === 0) return null
  const moved = others.filter(({ to }) => to !== null).length
  return (
    <section className={styles.pickups} aria-labelledby="pickups">
      <h2 id="pickups">Told another place or hour</h2>
      <ul>
        {others.map(({ reference, name, from, to }) => (
          <li key={reference}>
            <span>
              {name ? `${name}, ` : ''}
              <a href={href('/admin/bookings/:reference', { reference })}>{reference}</a>
            </span>
            <span>
              {to === null ? (
                `${from}. Nobody gets in there any more: call them.`
              ) : (
                <>
                  {from ? <del>{from}</del> : 'Told no place,'}
                  <span className="vh">{from ? ' is now' : ' which is'}</span> <ins>{to}</ins>
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
      {moved > 0 ? (
        <DeedForm intent="move-pickups">
          <Button look="line">Change {moved === 1 ? 'it' : `these ${moved}`} and tell them</Button>
          <p className="small soft">The price stays. Who has paid is told by mail at once, of a pick-up by SMS too.</p>
        </DeedForm>
      ) : null}
    </section>
  )
}
