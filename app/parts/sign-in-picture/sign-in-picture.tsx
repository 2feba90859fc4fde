import styles from './sign-in-picture.module.css'

/** The poster beside the sign-in form. On small screens the dialog does without it, and fetches nothing of it; the page keeps a strip. */
export function SignInPicture({ className = '', eager = false }: { className?: string; eager?: boolean }) {
  return (
    <div className={`${styles.picture} ${className}`}>
      <picture>
        <source type="image/avif" srcSet="/art/sign-in.avif" />
        <img src="/art/sign-in.webp" alt="" width="720" height="1200" loading={eager ? undefined : 'lazy'} />
      </picture>
      <p>Your seats, your papers, your halts, in one place.</p>
    </div>
  )
}
