import { createRoot } from 'react-dom/client'

const { default: App } =
  location.search === '?v2' ? await import('./swap-v2') : await import('./swap')

createRoot(document.getElementById('app') as HTMLElement).render(<App />)
