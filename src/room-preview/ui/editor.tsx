import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from "react";
import { addresses } from "../../addresses.ts";
import { browserStorage } from "../../platform/browser-storage.ts";
import { useCartChanges } from "../../cart/use-cart.ts";
import type { Rug } from "../../catalog/contract.ts";
import { showPesos } from "../../platform/money.ts";
import { BottomBar } from "../../ui/bottom-bar.tsx";
import { Button } from "../../ui/button.tsx";
import { LazyComponent } from "../../ui/lazy-component.tsx";
import { Notice } from "../../ui/notice.tsx";
import { withStroke } from "../rules/brush.ts";
import { readView } from "../rules/kept-view.ts";
import { moveByKey } from "../rules/move-by-key.ts";
import { lengthOnFloor } from "../rules/scale.ts";
import { BeforeAfter } from "./before-after.tsx";
import { Compare } from "./compare.tsx";
import { CORNER_LABELS, CornersPanel } from "./corners-panel.tsx";
import { EditorTools, type Tool } from "./editor-tools.tsx";
import { EditorTop } from "./editor-top.tsx";
import { MeasureOverlay, startPair } from "./measure-overlay.tsx";
import { MeasurePanel } from "./measure-panel.tsx";
import { PlacePanel } from "./place-panel.tsx";
import { PlaceTools } from "./place-tools.tsx";
import { PointsOverlay } from "./points-overlay.tsx";
import { keepRoom } from "./my-room/keep-room.ts";
import { readRoom } from "./my-room/room-store.ts";
import type { RoomToEdit } from "./my-room/room-to-edit.ts";
import { paintLarge } from "./paint-large.ts";
import { BrushOverlay } from "./brush-overlay.tsx";
import { BrushPanel, brushWidth, FIRST_BRUSH } from "./brush-panel.tsx";
import { FloorQuestion, NoRoom } from "./room-notices.tsx";
import { RugTray } from "./rug-tray.tsx";
import { Stage } from "./stage.tsx";
import { useChosenSize } from "./use-chosen-size.ts";
import { useMarkedFloor } from "./use-marked-floor.ts";
import { useRoom } from "./use-room.ts";

type Props = {
  job: RoomToEdit;
  /** As the shopper chose it, where this page still has it. */
  photo: File | null;
  rug: Rug;
  size: string;
  left: number;
  onAnother: () => void;
};

// Only whoever asks which one suits fetches what answers it.
const fetchAdvice = () => import("./advice.tsx");

/** The answer, ready to be moved, measured, compared, kept and bought. */
export function Editor({ job, photo, rug: first, size: firstSize, left, onAnother }: Props) {
  const { room } = job;
  const [kept] = useState(() => readView(browserStorage(), job.jobId));
  const { size, wished, setSize } = useChosenSize(job, first, firstSize);
  const floor = useMarkedFloor(job, kept);
  const [rugs, setRugs] = useState<readonly Rug[]>([first]);
  const [rug, setRug] = useState(first);
  const [tool, setTool] = useState<Tool>(room && !room.place && !kept.corners ? "corners" : "place");
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null);
  const [said, setSaid] = useState("");
  const [heard, setHeard] = useState("");
  const [cm, setCm] = useState("");
  const [pair, setPair] = useState(() => startPair(room));
  const [brush, setBrush] = useState(FIRST_BRUSH);
  const inRoom = useRoom({ jobId: job.jobId, room, laidSize: job.shownSize, size, sizes: rug.sizes });
  const { pictures, camera, place, scale, wasMoved, fitting, setPlace, relocate, markFloor, setScale, resetScale } = inRoom;
  const isLaid = pictures !== null && place !== null;
  useEffect(() => {
    // Where it cannot be kept (private windows, a full device), the catalogue simply has no "en mi sala".
    if (room && isLaid) void keepRoom(job.jobId, room, job.shownSize, photo).catch(() => undefined);
  }, [job, room, isLaid, photo]);
  const cart = useCartChanges();
  const screen = useRef<HTMLDivElement>(null);
  const onCanvas = useCallback((made: HTMLCanvasElement | null) => setCanvas(made), []);

  const say = (words: string) => {
    setSaid(words);
    setTimeout(() => setSaid(""), 3000);
  };
  const takeCorners = () => {
    const how = floor.markWith(markFloor);
    if (how === "no-rectangle") say("Las esquinas no forman un rectángulo de piso.");
    if (how === "done") setTool("place");
  };
  const sold = rug.sizes.find((each) => each.size === size);
  const buy = (what: Rug, its = size) => {
    cart.add(what, its);
    say(`${what.name} ${its} está en tu carrito.`);
  };
  const onKey = (event: KeyboardEvent) => {
    const moved = camera && place && event.target === event.currentTarget && moveByKey(event, camera, place);
    if (!moved) return;
    event.preventDefault();
    setPlace(moved.place);
    setHeard(moved.words);
  };
  const paintOriginal = async () => {
    const original = photo ?? (await readRoom(job.jobId))?.original;
    return original && pictures && camera && place ? paintLarge(original, { pictures, camera, place, rug }) : null;
  };
  const measured = camera && lengthOnFloor(camera, pair);
  /** What another tool shows begins at the top. */
  const take = (next: Tool) => {
    setTool(next);
    screen.current?.closest("dialog")?.scrollTo(0, 0);
  };
  const tools = <EditorTools tool={tool} left={left} onTool={take} />;
  const tray = (
    <RugTray rugs={rugs} chosen={rug} onChoose={setRug} onAdd={(added) => (setRugs([...rugs, added]), setRug(added))} />
  );
  const overPhoto = room && { width: room.width, height: room.height, photoUrl: room.photoUrl };
  const stage = pictures && camera && overPhoto && (
    <Stage
      {...{ pictures, camera, rug, onCanvas }}
      place={tool === "corners" ? null : place}
      label={`Tu sala con la alfombra ${rug.name} ${size}`}
      fallback={rug.id === first.id ? job.imageUrl : null}
      onKey={tool === "place" ? onKey : undefined}
    >
      {tool === "place" && place && (
        <PlaceTools {...overPhoto} camera={camera} place={place} onPlace={setPlace} onRelocate={relocate} />
      )}
      {tool === "measure" && <MeasureOverlay {...overPhoto} pair={pair} measured={measured} onPair={setPair} />}
      {tool === "corners" && (
        <PointsOverlay {...overPhoto} closed points={floor.corners} labels={CORNER_LABELS} onMove={floor.moveCorner} />
      )}
      {tool === "brush" && (
        <BrushOverlay
          width={overPhoto.width}
          height={overPhoto.height}
          brush={{ as: brush.as, width: brushWidth(brush, overPhoto.width) }}
          onStroke={(stroke) => inRoom.brush(withStroke(inRoom.strokes, stroke))}
        />
      )}
      {tool === "split" && <BeforeAfter photoUrl={overPhoto.photoUrl} />}
    </Stage>
  );
  const isUntouched = !wasMoved && inRoom.strokes.length === 0 && scale === room?.scale;
  const isFirstPicture = rug.id === job.carpetId && size === job.shownSize && isUntouched;
  const link = isFirstPicture && job.imageUrl ? new URL(addresses.sharedRoom(job.jobId), location.href).href : null;
  const isWide = tool === "compare" || tool === "advice";
  return (
    <div ref={screen} className={isWide ? "ed ed--compare" : "ed"}>
      <EditorTop
        title={`${rug.name} en tu sala`}
        link={link}
        canvas={canvas}
        imageUrl={job.imageUrl}
        name={`${rug.slug}-en-mi-sala`}
        large={paintOriginal}
        onSay={say}
      />
      <output className="said">{said}</output>
      <output className="vh">{heard}</output>
      {tool === "advice" && pictures && camera && room ? (
        <div className="edwide">
          {tools}
          <LazyComponent
            load={fetchAdvice}
            given={{
              pictures,
              camera,
              known: room,
              onChoose: (chosen: Rug, itsSize: string) => {
                setRugs([first, ...(chosen.id === first.id ? [] : [chosen])]);
                setRug(chosen);
                setSize(itsSize);
                take("place");
              },
              onCart: (chosen: Rug, itsSize: string) => buy(chosen, itsSize),
            }}
            waiting={<p className="muted">Miramos tu sala…</p>}
            onFailed={() => {
              say("No pudimos abrir los consejos. Inténtalo de nuevo.");
              take("place");
            }}
          />
        </div>
      ) : tool === "compare" && pictures && camera ? (
        <div className="edwide">
          {tools}
          <Compare
            {...{ rugs, size, pictures, camera, place, onSize: setSize, onCart: (what: Rug) => buy(what) }}
            onLook={(near) => {
              setRug(near);
              take("place");
            }}
          />
          {tray}
        </div>
      ) : (
        <div className="edmain">
          <div className="edleft">
            <div className="stage">
              {stage ?? <img className="shot" src={job.imageUrl ?? room?.photoUrl} alt={`Tu sala con la alfombra ${rug.name}`} />}
            </div>
            {room ? tools : <Notice>La foto ya se borró; queda esta vista previa.</Notice>}
          </div>
          {tool === "measure" ? (
            <MeasurePanel
              measured={measured && measured * 100}
              value={cm}
              onValue={setCm}
              onApply={() => {
                if (setScale(pair, Number(cm.replace(",", ".")) / 100)) setTool("place");
              }}
              onReset={resetScale}
            />
          ) : tool === "corners" ? (
            <CornersPanel
              doubts={room?.doubts ?? []}
              canSkip={job.status === "completed"}
              isDoubtful={floor.isDoubtful}
              onUse={takeCorners}
              onSkip={() => setTool("place")}
              onAnother={onAnother}
            />
          ) : tool === "brush" ? (
            <BrushPanel
              {...{ brush, onBrush: setBrush, strokes: inRoom.strokes, onStrokes: inRoom.brush }}
              onDone={() => setTool("place")}
            />
          ) : (
            <PlacePanel
              {...{ rug, size, scale, onSize: setSize, onTool: take, onAnother, onBuy: () => buy(rug) }}
              notices={
                <>
                  {!floor.isFloorRight && (
                    <FloorQuestion doubts={room?.doubts ?? []} onYes={floor.approve} onMend={() => take("corners")} />
                  )}
                  {room && <NoRoom asked={wished} size={size} fitting={fitting} onSize={setSize} />}
                </>
              }
            >
              {tray}
            </PlacePanel>
          )}
        </div>
      )}
      {(tool === "place" || tool === "split") && (
        <BottomBar label={`${size} · ${rug.name}`} amount={sold ? showPesos(sold.price) : ""}>
          <Button disabled={!sold || sold.inventory <= 0} onClick={() => buy(rug)}>
            Agregar al carrito
          </Button>
        </BottomBar>
      )}
    </div>
  );
}
