const TITLE = 'Your site did not load properly'
const REASON =
  'Its scripts could not be fetched. A wrong base URL in the configuration is the usual reason.'
const STYLE =
  'margin:20px;padding:20px;border:thick solid #c00;background:#fff4e0;color:#000;font-family:sans-serif'

/**
 * An inline script of the home page that shows a banner if Next's scripts did not load (`window.next`).
 * Its text is not in the HTML, so that no search engine indexes it; the base path is read from the page,
 * so that the script's hash does not depend on it; the style is set through the DOM, which the policy
 * allows.
 */
export const loadFailureBanner = `addEventListener("load",()=>{
if(window.next)return;
const box=document.createElement("div");
box.setAttribute("role","alert");
box.style.cssText=${JSON.stringify(STYLE)};
const say=(tag,text)=>{const line=document.createElement(tag);line.textContent=text;box.append(line);return line};
say("strong",${JSON.stringify(TITLE)}).style.fontSize="30px";
say("p",${JSON.stringify(REASON)});
const base=document.querySelector("link[rel=icon]").getAttribute("href").replace("favicon.svg","");
say("p","The configured base URL is "+base+(base==="/"?" (default value)":"")+". "+(location.protocol==="file:"?"This page was opened as a file: the site needs a web server, such as npm run serve.":"From this address it looks as if it should be "+location.pathname.replace(/\\/*$/,"/")+"."));
document.body.prepend(box)})`
