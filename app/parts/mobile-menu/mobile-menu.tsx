import { Dialog } from '#app/ui/dialog.tsx'
import styles from './mobile-menu.module.css'

/** The full-screen menu of a phone, still empty. */
export function MobileMenu() {
  return <Dialog className={styles.menu} id="menu" aria-label="Menu" data-menu="" />
}
