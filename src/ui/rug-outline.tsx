/** A rug that is not there: its picture has not come yet. */
export const RugOutline = ({ className }: { className?: string }) => (
  <svg className={className} viewBox="0 0 130 206" fill="none" stroke="currentColor" aria-hidden="true">
    <path d="M8 10v186M122 10v186M8 10h114M8 196h114" strokeDasharray="4 5" />
    <path d="M24 26h82v154H24z" strokeDasharray="4 5" />
    <path d="M65 63l26 40-26 40-26-40z" strokeDasharray="4 5" />
    <path d="M14 4v6m12-6v6m12-6v6m12-6v6m12-6v6m12-6v6m12-6v6m12-6v6m12-6v6M14 196v6m12-6v6m12-6v6m12-6v6m12-6v6m12-6v6m12-6v6m12-6v6m12-6v6" />
  </svg>
);
