/** The test bank is a house of its own: it shares nothing with the shop's pages, so its few colours live here. */
export const PAY_STYLE = `
:root{--ground:#eceff4;--paper:#fff;--ink:#141a2b;--quiet:#4d566b;--line:#d9dee8;--soft:#f4f6fa;--deep:#1b2a6b;--mark:#ffd84d}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;background:var(--ground);color:var(--ink);font:400 16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
.mark{margin:0;padding:10px 20px;background:var(--mark);text-align:center;font-size:15px}
.mark b{font-weight:700}
main{display:grid;grid-template-columns:minmax(0,400px) minmax(0,480px);gap:0;width:fit-content;margin:64px auto;border-radius:20px;overflow:hidden;background:var(--paper);box-shadow:0 24px 60px rgb(20 26 43/.10)}
.what{display:flex;flex-direction:column;padding:40px;background:var(--deep);color:#fff}
.what h1{margin:0;font-size:15px;font-weight:600;letter-spacing:.02em;color:#c9d2f3}
.what .sum{margin:28px 0 0;font-size:38px;line-height:1.1;font-weight:600;letter-spacing:-.01em;white-space:nowrap;font-variant-numeric:tabular-nums}
.what .iva{margin:6px 0 32px;font-size:14px;color:#c9d2f3}
dl{display:grid;gap:14px;margin:0;font-size:15px}
dt{font-size:13px;color:#c9d2f3}
dd{margin:0;overflow-wrap:anywhere}
.what small{margin-top:auto;padding-top:32px;font-size:13px;line-height:1.5;color:#c9d2f3}
.how{padding:40px}
h2{margin:0 0 16px;font-size:20px;line-height:1.3;font-weight:600}
.how p{margin:0 0 20px;color:var(--quiet)}
.said{padding:12px 16px;border:1px solid var(--line);border-radius:12px;background:var(--soft);color:var(--ink)!important}
fieldset{display:grid;gap:10px;margin:0 0 28px;padding:0;border:0}
legend{padding:0}
label{display:flex;gap:14px;align-items:center;min-height:64px;padding:0 16px;border:1px solid var(--line);border-radius:12px;cursor:pointer}
label:hover{border-color:var(--deep)}
label:has(:checked){border-color:var(--deep);box-shadow:inset 0 0 0 1px var(--deep);background:var(--soft)}
label span{display:grid;line-height:1.35}
label b{font-weight:600}
label i{font-style:normal;font-size:14px;color:var(--quiet)}
input{flex:none;width:20px;height:20px;margin:0;accent-color:var(--deep)}
button,.back{display:flex;align-items:center;justify-content:center;width:100%;min-height:52px;padding:0 20px;border:1px solid var(--deep);border-radius:12px;background:var(--deep);color:#fff;font:600 16px/1.2 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;text-decoration:none;cursor:pointer}
button:hover,.back:hover{background:#0f1a4b}
.else{display:grid;gap:8px;margin:28px 0 0;padding:24px 0 0;border-top:1px solid var(--line)}
.else h3{margin:0 0 4px;font-size:14px;font-weight:600;color:var(--quiet)}
.else button{justify-content:flex-start;min-height:48px;border-color:var(--line);background:var(--paper);color:var(--ink);font-weight:500;font-size:15px;text-align:left}
.else button:hover{border-color:var(--deep);background:var(--soft)}
:focus-visible{outline:3px solid #d02c45;outline-offset:2px}
label:has(:focus-visible){outline:3px solid #d02c45;outline-offset:2px}input:focus-visible{outline:0}
@media(max-width:899px){main{grid-template-columns:minmax(0,1fr);width:auto;max-width:520px;margin:32px auto}.what{padding:28px}.what .iva{margin-bottom:20px}.what small{padding-top:20px}.how{padding:28px}}
@media(max-width:559px){main{margin:0;border-radius:0;box-shadow:none;max-width:none}body{background:var(--paper)}.what,.how{padding:24px 20px}.what .sum{margin-top:12px;font-size:34px}}
`;
