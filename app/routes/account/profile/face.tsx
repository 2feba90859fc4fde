import styles from '#app/routes/account/account.module.css'

/** A person's photograph in a circle, or the first letter of the name. */
export function Face({ name, image }: { name: string; image: string | null }) {
  return (
    <span className={styles.face} aria-hidden="true">
      {image ? <img src={image} alt="" width="72" height="72" /> : [...name.trim()][0]}
    </span>
  )
}
