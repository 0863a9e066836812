const PARTS =
  '.fs-tab,.fs-inner span,.fs-link,.fs-activity,.fs-float,.fs-button,.fs-assistant,.fs-banner,.fs-channel,.fs-course,.fs-tabbar span'
const CONTROLS = '[role=button],[role=link],[role=tab],[role=radio]'
const PATIENCE_MS = 5000

/**
 * Runs beside a first screen, before the app has loaded: keeps the last tap on one of its parts and shows feedback.
 * Once the app has taken the screen over, it presses the control of that name that is nearest to the tap; a touch of
 * the app itself overrules it. Inlined in the HTML because it has to run before any file has loaded (decisions/012).
 */
export const keepTapScript = [
  '(()=>{',
  "const screen=document.getElementById('first-screen');",
  "let name='',x=0,y=0,until=0;",
  "const nameOf=one=>(one.alt||one.getAttribute('aria-label')||'')+one.textContent;",
  'const middle=one=>{const box=one.getBoundingClientRect();return[box.x+box.width/2,box.y+box.height/2]};',
  'const away=one=>{const[left,top]=middle(one);return Math.hypot(left-x,top-y)};',
  'const stop=()=>watch.disconnect();',
  'const press=()=>{',
  'if(screen.isConnected)return;',
  `until=until||Date.now()+${PATIENCE_MS};`,
  `const found=[...document.querySelectorAll('${CONTROLS}')].filter(one=>one.offsetWidth&&nameOf(one).includes(name)).sort((one,other)=>away(one)-away(other))[0];`,
  'if(found||Date.now()>until)stop();',
  'if(found)found.click()};',
  'const watch=new MutationObserver(press);',
  "screen.addEventListener('click',({target})=>{",
  `const part=target.closest('${PARTS}');`,
  'if(!part)return;',
  "for(const one of screen.querySelectorAll('.fs-tapped'))one.classList.remove('fs-tapped');",
  "part.classList.add('fs-tapped');",
  'name=nameOf(part);[x,y]=middle(part);',
  'watch.observe(document.body,{childList:true,subtree:true})});',
  "addEventListener('pointerdown',({target})=>{if(!screen.contains(target))stop()},true)",
  '})()',
].join('')
