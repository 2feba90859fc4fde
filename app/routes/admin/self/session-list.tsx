import { Button } from '#app/ui/button.tsx'
import { momentText } from '#app/routes/admin/bookings/moment.ts'
import { DeedForm } from '#app/routes/admin/deed-form.tsx'
import type { SessionFacts } from '#domain/accounts/sessions.server.ts'
import office from '#app/routes/admin/office.module.css'

/** Where somebody is logged in, each with the way to end it but the one that asks. */
export function SessionList({ sessions }: { sessions: readonly (SessionFacts & { isHere: boolean })[] }) {
  return (
    <ul className={office.rows}>
      {sessions.map(({ publicId, device, place, createdAt, lastSeenAt, isHere }) => (
        <li key={publicId}>
          <div>
            <h3>
              {device}
              {isHere ? ', this device' : ''}
            </h3>
            <p>
              {place}. Last seen {momentText(lastSeenAt)}, logged in {momentText(createdAt)}.
            </p>
          </div>
          {isHere ? null : (
            <DeedForm intent="end" of={{ session: publicId }}>
              <Button look="line">
                Log out
                <span className="vh">
                  {' '}
                  {device}, logged in {momentText(createdAt)}
                </span>
              </Button>
            </DeedForm>
          )}
        </li>
      ))}
    </ul>
  )
}
