import { Dialog } from '#app/ui/dialog.tsx'
import styles from './search-popup.module.css'

/** The panel that the search box of the header opens over the page, still empty. */
export function SearchPopup() {
  return <Dialog className={styles.popup} id="search" aria-label="Search" />
}
