/** The line drawing of a living room in the drop area. */
export const RoomDrawing = () => (
  <svg className="drawing" viewBox="0 0 768 320" fill="none" stroke="currentColor" strokeWidth="1.2" aria-hidden="true">
    <path d="M67 0v168h634V0M67 168 0 272M701 168l67 104" />
    <path d="M332 13h104v62H332zM341 23h84v42h-84z" />
    <path d="M240 128v-18q0-9 9-9h270q9 0 9 9v18M384 101v54M248 159h270v-26q0-4 4-4h20q5 0 5 5v48H221v-48q0-5 5-5h20q4 0 4 4z" />
    <path d="M242 182v9M526 182v9M620 34h24l10 32h-39zM634 66v126M616 197h37" />
    <path d="M237 206h296l71 88H165z" strokeWidth="1.8" />
    <path d="M248 213h274l56 74H191zM281 227h207l35 44H245zM384 235l43 14-43 14-43-14z" />
  </svg>
);
