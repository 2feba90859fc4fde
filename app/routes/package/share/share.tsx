import { Mail, MessageCircle } from 'lucide-react'
import { kept } from '#app/ui/kept.tsx'
import styles from './share.module.css'

/** Ways to send the page to whoever comes along. */
export const Share = kept(function Share({ name, url }: { name: string; url: string }) {
  const words = `${name}: ${url}`
  return (
    <section data-far="" className={styles.share} aria-labelledby="share">
      <h2 id="share">Send it to whoever comes along</h2>
      <ul>
        <li>
          <a className="btn calm" href={`https://wa.me/?text=${encodeURIComponent(words)}`} rel="noopener">
            <MessageCircle className="icon" aria-hidden="true" />
            WhatsApp
          </a>
        </li>
        <li>
          <a
            className="btn calm"
            href={`mailto:?subject=${encodeURIComponent(name)}&body=${encodeURIComponent(words)}`}
          >
            <Mail className="icon" aria-hidden="true" />
            E-mail
          </a>
        </li>
      </ul>
      <p className={styles.address}>
        <span className="soft small">Or copy the address: </span>
        <span className={styles.url}>{url}</span>
      </p>
    </section>
  )
})
