import styles from './sign-in-picture.module.css'

/** The poster beside the sign-in form; small screens do without it, and fetch nothing of it. */
export function SignInPicture({ className = '' }: { className?: string }) {
  return (
    <div className={`${styles.picture} ${className}`}>
      <picture>
        <source type="image/avif" srcSet="/art/sign-in.avif" />
        <img src="/art/sign-in.webp" alt="" width="720" height="1200" loading="lazy" />
      </picture>
      <p>Your seats, your papers, your halts, in one place.</p>
    </div>
  )
}
