import page from '#app/parts/booking/booking-page.module.css'
import { PlainButton } from '#app/ui/plain-button.tsx'
import { Form } from '#app/ui/form.tsx'
import { formatDate } from '#platform/dates.ts'
import { formatPaise } from '#platform/money.ts'
import type { Friend, Group } from './group.server.ts'
import styles from './group.module.css'

/** Everybody who pays a share: what it comes to, what of it is paid, whether their details are in, and their link. */
export function Friends({ group }: { group: Group }) {
  return (
    <ol className={styles.friends} aria-label="Who pays what">
      {group.friends.map((friend) => (
        <li key={friend.share} className={friend.left.length === 0 ? styles.paid : undefined} data-share={friend.share}>
          <b>
            {friend.name}
            {friend.share === 0 ? ', organiser' : ''}
          </b>
          <span className={styles.sum}>{formatPaise(shareOf(friend))}</span>
          <small>{stateText(friend, group)}</small>
          {group.shown === 'confirmed' && friend.share > 0 ? <Link group={group} friend={friend} /> : null}
        </li>
      ))}
    </ol>
  )
}

function shareOf({ paidPaise, left }: Friend): number {
  return left.reduce((sum, { amountPaise }) => sum + amountPaise, paidPaise)
}

function stateText(friend: Friend, { shown }: Group): string {
  const { paidPaise, left, isFilled, isAsked, mates, others, share } = friend
  const [next] = shown === 'cancelled' ? [] : left
  const by = next?.dueOn ? ` by ${formatDate(next.dueOn, { year: false })}` : ''
  const money = next
    ? `${paidPaise > 0 ? `${formatPaise(paidPaise)} paid` : 'nothing paid yet'}, next ${formatPaise(next.amountPaise)}${by}`
    : left.length === 0
      ? paidPaise > 0
        ? 'paid in full'
        : 'nothing to pay'
      : `${formatPaise(paidPaise)} paid`
  return [
    others.length > 0 ? `with ${others.join(', ')}` : '',
    money,
    isAsked ? 'a bank is being waited for' : '',
    share === 0 ? '' : isFilled ? 'details in' : 'details still missing',
    mates.length > 0 ? `rooms with ${mates.join(', ')}` : '',
  ]
    .filter(Boolean)
    .join('; ')
}

function Link({ group, friend }: { group: Group; friend: Friend }) {
  const { link, name, share } = friend
  return (
    <div className={styles.link}>
      {link ? (
        <>
          <p>
            <span className="soft small">Their link, for {name} alone: </span>
            <span className={styles.url}>{link}</span>
          </p>
          <a
            className="btn calm"
            href={`https://wa.me/?text=${encodeURIComponent(invitation(group, friend))}`}
            rel="noopener noreferrer"
          >
            Send over WhatsApp<span className="vh"> to {name}</span>
          </a>
        </>
      ) : (
        <p className="soft small">The link is off: it opens nothing.</p>
      )}
      <Form action={`/booking/${group.reference}/group`} className={styles.change}>
        <input type="hidden" name="share" value={share} />
        <PlainButton name="intent" value={link ? 'new' : 'on'} className={`${page.link} ${styles.flush}`}>
          {link ? 'Make a new link' : 'Make a link again'}
          <span className="vh"> for {name}</span>
        </PlainButton>
        {link ? (
          <PlainButton name="intent" value="off" className={`${page.link} ${styles.flush}`}>
            Switch it off<span className="vh"> for {name}</span>
          </PlainButton>
        ) : null}
      </Form>
    </div>
  )
}

function invitation(group: Group, friend: Friend): string {
  const { contactName, name, startsOn } = group
  const sum = friend.left.length > 0 ? ` and your share of ${formatPaise(shareOf(friend))}` : ''
  return `${contactName} has booked ${name} for us, from ${formatDate(startsOn)}. ${friend.name}, this link is yours, for your details${sum}: ${friend.link}`
}
