/** The element's own look, light and dark; a page changes colours by the custom properties that begin with `--safer-block`. */
export const LOOK = `
:host{display:block;max-width:32rem;font:1rem/1.5 system-ui,sans-serif;color:var(--safer-block-text,light-dark(#14213d,#eaeef6));color-scheme:light dark}
:host([theme=light]){color-scheme:light}
:host([theme=dark]){color-scheme:dark}
form{display:flex;gap:8px}
input,button{font:inherit;min-height:44px;border-radius:10px;box-sizing:border-box}
input{flex:1;min-width:0;padding:0 12px;border:1px solid light-dark(#868c99,#6d7a92);background:light-dark(#fff,#161e2e);color:inherit}
button{padding:0 16px;border:0;background:var(--safer-block-accent,light-dark(#1f57c3,#8fb4ff));color:light-dark(#fff,#0b1530);cursor:pointer}
:focus-visible{outline:2px solid var(--safer-block-accent,light-dark(#1f57c3,#8fb4ff));outline-offset:2px}
.answer:not(:empty){display:grid;gap:4px;margin-top:8px;padding:12px;border-radius:10px;background:light-dark(#f3f1ec,#1d2739)}
p{margin:0}
code{overflow-wrap:anywhere}
a{color:var(--safer-block-accent,light-dark(#1f57c3,#8fb4ff))}
.danger{color:light-dark(#b3261e,#ff9a90)}
.warn{color:light-dark(#7a5200,#f0c46c)}`;
