import page from '#app/parts/booking/booking-page.module.css'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
import { Select } from '#app/ui/select.tsx'
import type { OwnShare } from './share.server.ts'
import styles from './share.module.css'

/** Whom a friend shares a room with, and would like to. */
export function RoomMate({ share: { rooms, reference, share, details, organiser } }: { share: OwnShare }) {
  if (!rooms) return null
  const { room, mates, choices, chosenBy, mate } = rooms
  return (
    <section className={page.section} aria-labelledby="room">
      <h2 id="room">Your room</h2>
      <p className={styles.words}>
        {room === null
          ? 'You have no room yet.'
          : `You are in room ${room}${mates.length > 0 ? `, with ${mates.join(' and ')}` : ', alone'}.`}
        {chosenBy.length > 0 ? ` ${chosenBy.join(' and ')} would like to share with you.` : ''}
      </p>
      {!details.isOpen ? null : choices.length === 0 ? (
        <p>Rooms with children stay as they are. Please ask {organiser} to arrange them.</p>
      ) : (
        <Form action={`/booking/${reference}/share/${share}/room`} className={styles.mate}>
          <Select
            id="mate"
            label="Whom would you share with?"
            name="mate"
            defaultValue={mate ?? ''}
            none="Nobody in particular"
            help="Whoever has chosen nobody may change rooms for it; friends who chose each other stay."
            options={choices.map((one) => ({
              value: one.place,
              name: `${one.name}${one.room === null ? '' : `, room ${one.room}`}`,
            }))}
          />
          <Button look="ink">Share with them</Button>
        </Form>
      )}
    </section>
  )
}
