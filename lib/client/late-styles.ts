const PATIENCE_MS = 5000

/**
 * Runs at the top of every page. Browsers show nothing, and run no other script of the page, before
 * its style sheets have come or failed. One that never answers would leave the screen blank, so
 * after a while it is set aside until it comes.
 */
export const lateStylesScript = `setTimeout(function(){document.querySelectorAll('link[rel=stylesheet]').forEach(function(link){if(link.sheet)return;link.media='not all';link.onload=function(){link.media='all'}})},${PATIENCE_MS})`
