import { href } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { DeedForm } from '#app/routes/admin/deed-form.tsx'
import type { OtherPickup } from '#domain/bookings/desk/moved-pickups.server.ts'

/** Who was told another place or hour than their journey names by now, and the deed that tells them. */
export function OtherPickups({ others }: { others: readonly OtherPickup[] }) {
  if (others.length === 0) return null
  const moved = others.filter(({ to }) => to !== null)
  return (
    <section aria-labelledby="pickups">
      <h2 id="pickups">Told another pick-up</h2>
      <ul>
        {others.map(({ reference, from, to }) => (
          <li key={reference}>
            <a href={href('/admin/bookings/:reference', { reference })}>{reference}</a>
            {to === null
              ? `, ${from}: the journey takes nobody in there any more. Call them.`
              : `, ${from}: now ${to}.`}
          </li>
        ))}
      </ul>
      {moved.length > 0 ? (
        <DeedForm intent="move-pickups">
          <Button look="line">Give {moved.length === 1 ? 'it' : `these ${moved.length}`} the new one</Button>
          <span className="small soft">The price stays. Who has paid is told by mail and SMS at once.</span>
        </DeedForm>
      ) : null}
    </section>
  )
}
