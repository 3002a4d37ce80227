import nprogress from 'nprogress'

nprogress.configure({
  showSpinner: false,
  barSelector: 'div',
  template: '<div class="progress-bar" aria-hidden="true"></div>',
})

export const { start, done } = nprogress
